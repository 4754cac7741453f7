import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../testing/render.tsx';
import { DateField } from './date-field.tsx';
import { OneTimeCodeField } from './one-time-code-field.tsx';
import { SelectField } from './select-field.tsx';
import { CountField, MoneyField, PercentField, PhoneField } from './typed-fields.tsx';

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
  it('says it after the press that left the field, so that nothing moves away under the pointer', async () => {
    const { user } = renderKit(
      <Holding start="">
        {(value, onChange) => (
          <>
            <DateField label="Issue Date" value={value} onChange={onChange} />
            <button type="button">Back</button>
          </>
        )}
      </Holding>,
    );
    await user.type(box(), '13/45/1990');
    const target = screen.getByRole('button', { name: 'Back' });
    await user.pointer({ keys: '[MouseLeft>]', target });
    expect(target).toHaveFocus();
    expect(box()).not.toHaveAccessibleDescription();
    await user.pointer({ keys: '[/MouseLeft]', target });
    await waitFor(() => expect(box()).toHaveAccessibleDescription('Issue Date is not valid'));
  });

  it('says that a text is no day where the form says that the day is required', async () => {
    const { user } = renderKit(
      <Holding start="">
        {(value, onChange) => (
          <DateField
            label="Issue Date"
            value={value}
            onChange={onChange}
            error={value === '' && 'Issue Date is required'}
          />
        )}
      </Holding>,
    );
    expect(box()).toHaveAccessibleDescription('Issue Date is required');
    await user.type(box(), '13/45/1990');
    expect(box()).toHaveAccessibleDescription('Issue Date is not valid');
    await user.tab();
    expect(box()).toHaveAccessibleDescription('Issue Date is not valid');
  });

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

  it('takes the day of a calendar that is walked with the keyboard, and gives the focus back', async () => {
    const { user } = renderKit(
      <Holding start="2026-01-05">
        {(value, onChange) => <DateField label="Issue Date" value={value} onChange={onChange} />}
      </Holding>,
    );
    const opener = screen.getByRole('button', { name: 'Choose Issue Date' });
    await user.click(opener);
    const calendar = await screen.findByRole('dialog', { name: 'Choose Issue Date' });
    await waitFor(() =>
      expect(within(calendar).getByRole('button', { name: '5 January 2026' })).toHaveFocus(),
    );
    await user.keyboard('{ArrowDown}{Enter}');
    expect(held()).toBe('2026-01-12');
    expect(box()).toHaveValue('01/12/2026');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('takes a year of two digits, and never one after its latest day', async () => {
    const { user } = renderKit(
      <Holding start="">
        {(value, onChange) => (
          <DateField label="Date of Birth" max="2026-11-23" value={value} onChange={onChange} />
        )}
      </Holding>,
    );
    await user.type(box(), '3/4/85');
    await user.tab();
    expect(held()).toBe('1985-03-04');
    expect(box()).toHaveValue('03/04/1985');
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

  it('hold hundredths of BV, which is no money', async () => {
    const { user } = renderKit(
      <Holding<number | null> start={null}>
        {(value, onChange) => <MoneyField isBv label="More BV" value={value} onChange={onChange} />}
      </Holding>,
    );
    await user.type(box(), '500');
    expect(held()).toBe(50_000);
    expect(screen.getByText('BV')).toBeInTheDocument();
    expect(screen.queryByText('$')).not.toBeInTheDocument();
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
  const digits = () => screen.getAllByRole<HTMLInputElement>('textbox');
  const show = () => {
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
    return { user, codes };
  };

  it('has a place for each digit that the phone can fill', () => {
    show();
    expect(digits()).toHaveLength(6);
    for (const digit of digits()) expect(digit).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByLabelText('Code')).toBe(digits()[0]);
    expect(screen.getByLabelText('Digit 6 of 6')).toBe(digits()[5]);
  });

  it.each(['123 456', '123-456', 'Your code is 123456.'])(
    'takes the pasted %o, and is complete',
    async (text) => {
      const { user, codes } = show();
      await user.click(screen.getByLabelText('Code'));
      await user.paste(text);
      expect(held()).toBe('123456');
      expect(codes).toEqual(['123456']);
    },
  );

  it('walks on while it is typed, takes what the phone fills in at once, and is complete with the last digit', async () => {
    const { user, codes } = show();
    await user.type(screen.getByLabelText('Code'), '12345');
    expect(digits()[5]).toHaveFocus();
    expect(codes).toEqual([]);
    await user.keyboard('6');
    expect(codes).toEqual(['123456']);
    fireEvent.change(digits()[0] as HTMLInputElement, { target: { value: '654321' } });
    expect(held()).toBe('654321');
    expect(codes).toEqual(['123456', '654321']);
  });

  it('is complete again when a refused code was typed over as a whole, and not before', async () => {
    const { user, codes } = show();
    await user.click(screen.getByLabelText('Code'));
    await user.paste('000000');
    await user.click(screen.getByLabelText('Code'));
    await user.keyboard('12345');
    expect(codes).toEqual(['000000']);
    await user.keyboard('6');
    expect(codes).toEqual(['000000', '123456']);
  });
});

describe('SelectField', () => {
  const list = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'State' });
  const words = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  const show = (count: number, props: { required?: boolean; emptyLabel?: string } = {}) =>
    renderKit(
      <Holding start="">
        {(value, onChange) => (
          <SelectField
            label="State"
            value={value}
            onChange={onChange}
            options={Array.from({ length: count }, (_, at) => ({ value: `S${at}`, label: `State ${at}` }))}
            {...props}
          />
        )}
      </Holding>,
    ).user;

  it('is chosen from with the keyboard alone, and holds the value', async () => {
    const user = show(3);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(held()).toBe('S1');
    expect(list()).toHaveValue('State 1');
    expect(list()).toHaveFocus();
  });

  it('offers nothing, in words, where nothing may be chosen', async () => {
    const user = show(2, { emptyLabel: 'All states' });
    expect(list()).toHaveDisplayValue('All states');
    await user.click(list());
    expect(words()).toEqual(['All states', 'State 0', 'State 1']);
    await user.click(screen.getByRole('option', { name: 'State 1' }));
    expect(held()).toBe('S1');
    await user.click(list());
    await user.click(screen.getByRole('option', { name: 'All states' }));
    expect(held()).toBe('');
  });

  it('asks for a choice where one is required', async () => {
    const user = show(2, { required: true });
    expect(list()).toHaveValue('');
    expect(list()).toHaveAttribute('placeholder', 'Select');
    await user.click(list());
    expect(words()).toEqual(['State 0', 'State 1']);
  });

  it('finds by typing where the list is long: Enter takes the first that fits, leaving takes nothing', async () => {
    const user = show(20, { required: true });
    await user.type(list(), 'State 17');
    expect(words()).toEqual(['State 17']);
    await user.keyboard('{Enter}');
    expect(held()).toBe('S17');
    await user.clear(list());
    await user.type(list(), 'nowhere');
    expect(screen.getByText('Nothing found')).toBeVisible();
    await user.tab();
    expect(held()).toBe('S17');
    expect(list()).toHaveValue('State 17');
  });
});

describe('CountField', () => {
  it('holds a whole number, refuses what is none, and counts with the arrows', async () => {
    const { user } = renderKit(
      <Holding<number | null> start={null}>
        {(value, onChange) => <CountField label="Years" unit="years" value={value} onChange={onChange} />}
      </Holding>,
    );
    await user.type(box(), '1a2.');
    expect(box()).toHaveValue('12');
    await user.keyboard('{ArrowUp}');
    expect(held()).toBe(13);
    await user.clear(box());
    expect(held()).toBe(null);
  });
});
