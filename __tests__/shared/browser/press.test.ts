import { fireEvent } from '@testing-library/dom';
import { afterPress, isPressing, watchPresses } from '../../../src/shared/browser/press';

beforeEach(() => {
  jest.useFakeTimers();
  watchPresses();
});

afterEach(() => {
  point('up', 'mouse');
  jest.runAllTimers();
  jest.useRealTimers();
});

/** jsdom has no pointer events of its own. */
function point(type: 'down' | 'up' | 'cancel', pointerType: 'mouse' | 'touch', button = 0): void {
  const event = new MouseEvent(`pointer${type}`, { bubbles: true, button });
  fireEvent(document.body, Object.assign(event, { pointerType }));
}

/** Puts a task off and gives how often it was done. */
function putOff(): jest.Mock {
  const task = jest.fn();
  afterPress(task);
  return task;
}

test('while a mouse is down a task waits, and is done after the click', () => {
  point('down', 'mouse');
  expect(isPressing()).toBe(true);
  const task = putOff();
  jest.advanceTimersByTime(5000);
  point('up', 'mouse');
  fireEvent.click(document.body);
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(0);
  expect(task).toHaveBeenCalledTimes(1);
  expect(isPressing()).toBe(false);
});

test('the click of a finger, which comes later, is waited for, and not for ever', () => {
  point('down', 'touch');
  const task = putOff();
  point('up', 'touch');
  jest.advanceTimersByTime(250);
  expect(task).not.toHaveBeenCalled();
  fireEvent.click(document.body);
  jest.advanceTimersByTime(0);
  expect(task).toHaveBeenCalledTimes(1);

  point('down', 'touch');
  const other = putOff();
  point('up', 'touch');
  jest.advanceTimersByTime(300);
  expect(other).toHaveBeenCalledTimes(1);
});

test('the second press of a double click puts off what waited for the first', () => {
  point('down', 'mouse');
  const task = putOff();
  point('up', 'mouse');
  point('down', 'mouse');
  jest.advanceTimersByTime(1000);
  expect(task).not.toHaveBeenCalled();
  point('up', 'mouse');
  jest.advanceTimersByTime(0);
  expect(task).toHaveBeenCalledTimes(1);
});
