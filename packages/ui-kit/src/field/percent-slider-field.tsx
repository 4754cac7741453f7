import '@mantine/core/styles/Slider.layer.css';
import { Input, Slider } from '@mantine/core';
import { formatBps } from '@upline/domain';
import { memo } from 'react';
import { useField, type ValueFieldProps } from './use-field.ts';

const STEP = 100;
const WHOLE = 10_000;

/** A rate that is tried out rather than known, from 0 to 100 % by whole percents; held as basis points. */
export const PercentSliderField = memo(function PercentSliderField(props: ValueFieldProps<number>) {
  const { id, description, error, 'data-path': path } = useField(props);
  const { label, value, onChange, disabled = false } = props;
  return (
    <Input.Wrapper
      id={id}
      labelElement="div"
      label={
        <>
          {label} <span className="up-figures">{formatBps(value)}</span>
        </>
      }
      description={description}
      error={error}
    >
      <Slider
        value={value}
        onChange={onChange}
        min={0}
        max={WHOLE}
        step={STEP}
        label={null}
        disabled={disabled}
        thumbLabel={label}
        thumbValueText={formatBps(value)}
        data-path={path}
        mt="xs"
      />
    </Input.Wrapper>
  );
});
