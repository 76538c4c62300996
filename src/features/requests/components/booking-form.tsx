import { startTransition, useState } from 'react';
import type { Site } from '../../../content-model/types';
import { addressOf } from '../../addresses/rules/address';
import { bookingDates, dateCount, type Hours, openTimeSlots } from '../rules/booking';
import { bookingChecks } from '../rules/checks';
import { cityTime, type UtcOffsets } from '../../../shared/time/city-clock';
import { buildJob, jobMasks } from '../rules/job';
import type { Mask } from '../../../shared/text/masks';
import { isBuilt } from '../../../shared/browser/is-built';
import { AddressField } from '../../addresses/components/address-field';
import { ChoiceField } from '../../../shared/fields/choice-field';
import { TextField } from '../../../shared/fields/text-field';
import { FormFrame, Pair } from './form-frame';
import { useRequestForm, type FormProps } from '../hooks/use-request-form';

export type BookingFormProps = FormProps & {
  options: Site['booking'];
  hours: Hours;
  utcOffsets: UtcOffsets;
  words: { language: string; country: Site['words']['CA'] };
};

/** A mask that keeps only a value that is offered now, because a draft may be days old and a page open for hours. */
function onlyOffered(offer: (now: Date) => string[]): Mask {
  return (value) => (offer(new Date()).includes(value) ? value : '');
}

/** The Book-now form of docs/specification.md, section 5, which saves a Job. Section 9 has its choices. */
export function BookingForm({ options, hours, utcOffsets, words, ...props }: BookingFormProps) {
  const { texts, sentFrom } = props;
  const { fields, booking } = texts;
  const [propertyType, setPropertyType] = useState('');
  const [date, setDate] = useState('');

  const [now, setNow] = useState(() => new Date());
  const lookAtTheClock = (): void => startTransition(() => setNow(new Date()));
  const { timeWindows } = options;
  // A chosen day that is over stays chosen: the notice tells the visitor what to do.
  const daysAt = (time: Date) =>
    bookingDates(timeWindows, cityTime(time, utcOffsets), words.language, hours).map(
      ({ value, label, isOver, holiday }) => ({
        value,
        label,
        refusal: isOver && value !== date ? (holiday ?? booking.dayOver) : undefined,
      }),
    );
  const startsAt = (time: Date): string[] =>
    openTimeSlots(timeWindows, date, cityTime(time, utcOffsets), hours).map(({ start }) => start);
  const openStarts = startsAt(now);

  const { frame, fieldProps, textField, fill } = useRequestForm(props, {
    form: 'booking',
    path: 'jobs',
    checks: bookingChecks,
    masks: {
      ...jobMasks,
      date: onlyOffered((time) => daysAt(time).flatMap(({ value, refusal }) => (refusal ? [] : [value]))),
      timeWindow: onlyOffered(startsAt),
    },
    readValues: (values) => ({ ...values, address: addressOf(values, words.country.country) }),
    build: buildJob,
  });
  const hasUnit = options.propertyTypes.some((type) => type.hasUnit && type.value === propertyType);

  return (
    <FormFrame
      {...frame}
      cityCountry={words.country.country}
      onSubmit={(event) => {
        lookAtTheClock();
        void frame.onSubmit(event);
      }}
    >
      <ChoiceField
        {...fields.date}
        {...fieldProps('date')}
        choices={isBuilt ? [] : daysAt(now)}
        awaited={
          isBuilt
            ? {
                count: dateCount,
                timeSlots: timeWindows.map(({ start }) => ({ start })),
                hours,
                utcOffsets,
                language: words.language,
                over: booking.dayOver,
              }
            : undefined
        }
        onValue={(value) => {
          // The browser shows the chosen day first, then React the time slots left on it.
          startTransition(() => setDate(value));
          lookAtTheClock();
        }}
      >
        <noscript>
          <p>
            {booking.datesWithoutScripts} <a href={`tel:${sentFrom.phone.dial}`}>{sentFrom.phone.display}</a>
          </p>
        </noscript>
      </ChoiceField>
      <ChoiceField
        {...fields.timeWindow}
        {...fieldProps('timeWindow')}
        choices={timeWindows.map(({ start, label }) => ({
          value: start,
          label,
          isWithdrawn: !openStarts.includes(start),
        }))}
        notice={openStarts.length === 0 ? booking.noWindowLeft : ''}
        onValue={lookAtTheClock}
      />
      <ChoiceField
        {...fields.flexibility}
        {...fieldProps('flexibility')}
        isRequired
        isList
        choices={options.flexibility.map(({ timeSensitive, label }) => ({
          value: String(timeSensitive),
          label,
        }))}
      />
      <Pair>
        <TextField {...textField('name')} />
        <TextField {...textField('phone')} />
      </Pair>
      <ChoiceField
        {...fields.propertyType}
        {...fieldProps('propertyType')}
        isRequired
        isList
        choices={options.propertyTypes}
        onValue={setPropertyType}
      />
      {hasUnit && <TextField {...textField('unit')} isRequired />}
      <AddressField
        {...fields.address}
        isRequired
        texts={{
          city: fields.city,
          state: { ...fields.state, label: words.country.regionLabel },
          zip: { label: fields[sentFrom.country === 'CA' ? 'postalCode' : 'zip'].label },
          suggestions: { ...texts.addressSuggestions, language: words.language },
        }}
        isZipNumeric={sentFrom.country === 'US'}
        fieldProps={fieldProps}
        onFill={fill}
      />
      <TextField {...textField('message')} lines={3} />
    </FormFrame>
  );
}
