import { Group, Skeleton, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { CardGrid } from '../card/card.tsx';

/** What comes sooner than this shows no skeleton at all. */
export const SKELETON_DELAY = 150;

function useWaited(delay: number): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return waited;
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

type Shape = 'lines' | 'form' | 'rows' | 'tiles' | 'detail';

const SHAPES: Readonly<Record<Shape, (count: number) => ReactNode>> = {
  lines: (count) =>
    times(count).map((line) => <Skeleton key={line} w={`${90 - ((line * 17) % 40)}%`} h="1.25rem" />),
  form: (count) =>
    times(count).map((field) => (
      <Stack key={field} gap="xs">
        <Skeleton w="8rem" h="1.25rem" />
        <Skeleton h="2.25rem" />
      </Stack>
    )),
  rows: (count) => times(count).map((row) => <Skeleton key={row} h="2.5rem" />),
  tiles: (count) => (
    <CardGrid>
      {times(count).map((tile) => (
        <Skeleton key={tile} h="7rem" />
      ))}
    </CardGrid>
  ),
  detail: (count) => (
    <>
      <Group wrap="nowrap">
        <Skeleton height="3rem" circle flex="none" />
        <Stack gap="xs" maw="100%">
          <Skeleton w="14rem" h="1.75rem" />
          <Skeleton w="10rem" h="1.25rem" />
        </Stack>
      </Group>
      {SHAPES.lines(count)}
    </>
  ),
};

export interface LoadingProps {
  /** What is being loaded, for screen readers: `Clients`. */
  readonly label: string;
  /** Geometry of what will come. */
  readonly shape?: Shape;
  readonly count?: number;
  /** Own geometry instead of a shape. */
  readonly children?: ReactNode;
}

/** Skeletons with the final geometry, after 150 ms. */
export function Loading({ label, shape = 'lines', count = 4, children }: LoadingProps) {
  const waited = useWaited(SKELETON_DELAY);
  return (
    <Stack gap="md" aria-busy>
      <span role="status" className="up-sr-only">
        {waited ? `Loading ${label}` : ''}
      </span>
      {waited && (children ?? SHAPES[shape](count))}
    </Stack>
  );
}
