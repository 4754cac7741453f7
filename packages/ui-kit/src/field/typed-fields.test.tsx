import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../testing/render.tsx';
import { DateField } from './date-field.tsx';
import { OneTimeCodeField } from './one-time-code-field.tsx';
import { MoneyField, PercentField, PhoneField } from './typed-fields.tsx';

function Holding<Value>({
  start,
  children,
}: {
  start: Value;
  children: (value: Value, set: (value: Value) => void) => React.ReactNode;
}) {
  const [value, set] = useState(start);
  return (
    <>
      {children(value, set)}
      <output>{JSON.stringify(value)}</output>
    </>
  );
}
const held = () => JSON.parse(screen.getByRole('status').textContent ?? '');
const box = () => screen.getByRole<HTMLInputElement>('textbox');

describe('PhoneField (SPEC 5, R-VAL-11)', () => {
  it('understands a pasted number in any usual form, shows (XXX) XXX-XXXX and holds ten digits', async () => {
    const { user } = renderKit(
      <Holding start="">
        {(value, onChange) => <PhoneField label="Phone" value={value} onChange={onChange} />}
      </Holding>,
    );
    await user.click(box());
    await user.paste('+1 212.555.0142');
    await user.tab();
    expect(held()).toBe('2125550142');
    expect(box()).toHaveValue('(212) 555-0142');
  });

  it('keeps a text that is no number, says so, and holds nothing', async () => {
    const { user } = renderKit(
      <Holding start="2125550142">
        {(value, onChange) => <PhoneField label="Phone" value={value} onChange={onChange} />}
      </Holding>,
    );
    await user.clear(box());
    await user.type(box(), '411 555 0142');
    await user.tab();
    expect(box()).toHaveValue('411 555 0142');
    expect(box()).toHaveAccessibleDescription('Phone is not a valid phone number');
    expect(box().validity.customError).toBe(true);
    expect(held()).toBe('');
  });
});

describe('DateField (SPEC 5, X-14)', () => {
  it('takes a typed day and holds it as YYYY-MM-DD', async () => {
    const { user } = renderKit(
      <Holding start="">
        {(value, onChange) => <DateField label="Issue Date" value={value} onChange={onChange} />}
      </Holding>,
    );
    await user.type(box(), '1/5/2026');
    await user.tab();
    expect(held()).toBe('2026-01-05');
    expect(box()).toHaveValue('01/05/2026');
  });

  it('refuses a day that does not exist', async () => {
    const { user } = renderKit(
      <Holding start="">
        {(value, onChange) => <DateField label="Issue Date" value={value} onChange={onChange} />}
      </Holding>,
    );
    await user.type(box(), '02/30/2026');
    await user.tab();
    expect(box()).toHaveAccessibleDescription('Issue Date is not valid');
    expect(held()).toBe('');
  });

  it('follows a value that is set from outside', async () => {
    const { rerender } = renderKit(
      <DateField label="Issue Date" value="2026-01-05" onChange={() => undefined} />,
    );
    rerender(<DateField label="Issue Date" value="2027-02-06" onChange={() => undefined} />);
    expect(box()).toHaveValue('02/06/2027');
  });
});

describe('MoneyField and PercentField (R-VAL-15, R-VAL-16)', () => {
  it('hold whole cents', async () => {
    const { user } = renderKit(
      <Holding<number | null> start={null}>
        {(value, onChange) => <MoneyField label="Premium" value={value} onChange={onChange} />}
      </Holding>,
    );
    await user.type(box(), '1234.5');
    await user.tab();
    expect(held()).toBe(123450);
    expect(box()).toHaveValue('1,234.50');
    await user.clear(box());
    expect(held()).toBe(null);
  });

  it('hold basis points', async () => {
    const { user } = renderKit(
      <Holding<number | null> start={null}>
        {(value, onChange) => <PercentField label="Share" value={value} onChange={onChange} />}
      </Holding>,
    );
    await user.type(box(), '33.33');
    await user.tab();
    expect(held()).toBe(3333);
    expect(box()).toHaveValue('33.33');
  });
});

describe('OneTimeCodeField (X-06)', () => {
  it('is one field that the phone can fill, takes a pasted code in any spacing, and says when it is complete', async () => {
    const codes: string[] = [];
    const { user } = renderKit(
      <Holding start="">
        {(value, onChange) => (
          <OneTimeCodeField
            label="Code"
            value={value}
            onChange={onChange}
            onComplete={(code) => codes.push(code)}
          />
        )}
      </Holding>,
    );
    expect(box()).toHaveAttribute('autocomplete', 'one-time-code');
    await user.click(box());
    await user.paste('123 456');
    expect(held()).toBe('123456');
    expect(codes).toEqual(['123456']);
  });
});
