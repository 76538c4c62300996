import { addressMasks, type AddressParts } from '../../addresses/rules/address';
import { maskMessage, maskName, maskPhone, maskUnit, type Mask } from '../../../shared/text/masks';
import { endTime } from './booking';
import { longestAddressParts, propertyTypes } from '../../../shared/values/limits';
import { sanitizeLine } from '../../../shared/text/sanitize';
import type { Job, RecordContext } from './records';

type PropertyType = (typeof propertyTypes)[number];

export type JobValues = Record<
  'name' | 'phone' | 'message' | 'date' | 'timeWindow' | 'propertyType',
  string
> & {
  unit?: string;
  /** 'true' for a visitor who can only take this time, 'false' for a flexible one, '' where neither is chosen. */
  flexibility: string;
  address: AddressParts;
};

const unmasked: Mask = (value) => value;

export const jobMasks = {
  name: maskName,
  phone: maskPhone,
  propertyType: unmasked,
  unit: maskUnit,
  date: unmasked,
  timeWindow: unmasked,
  flexibility: unmasked,
  message: maskMessage,
  ...addressMasks,
};

const isPropertyType = (value: string): value is PropertyType =>
  (propertyTypes as readonly string[]).includes(value);

export function buildJob(values: JobValues, { locationId, ipAddress }: RecordContext): Job {
  const unit = values.propertyType === 'Apartment' ? (values.unit ?? '') : '';
  const address = Object.entries({ ...values.address, unit }).map(([part, written]) => [
    part,
    sanitizeLine(written, longestAddressParts[part as keyof Job['cus_address']]),
  ]);
  return {
    brand_id: 1,
    cus_address: Object.fromEntries(address) as Job['cus_address'],
    cus_email: 'Unavailable',
    cus_name: values.name.trim(),
    cus_phone: values.phone,
    date: values.date,
    description: values.message.trim(),
    end_time: endTime(values.timeWindow),
    start_time: values.timeWindow,
    ip_address: ipAddress,
    is_time_sensitive: values.flexibility === 'true',
    sensitive_reason: '',
    job_status: 'active',
    property_type: isPropertyType(values.propertyType) ? values.propertyType : '',
    location_id: locationId,
    type: 'Full Service',
  };
}
