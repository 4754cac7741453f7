import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderKit } from '../testing/render.tsx';
import { Avatar } from './avatar.tsx';

const kit = { photosUrl: 'https://photos.test' };

describe('Avatar (SPEC 3)', () => {
  it('loads the photo by code', () => {
    const { container } = renderKit(<Avatar name="Ana Alvarez" code="ANA 01" hasPhoto />, kit);
    expect(container.querySelector('img')).toHaveAttribute('src', 'https://photos.test/ANA%2001?size=96');
  });

  it('falls back to at most two letters when the photo cannot be loaded (SPEC 8, 9)', () => {
    const { container } = renderKit(<Avatar name="Ana Maria Alvarez" code="ANA01" hasPhoto />, kit);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(container.querySelector('img')).toBeNull();
    expect(container).toHaveTextContent(/^AA$/);
  });

  it('is an icon when there is no letter', () => {
    const { container } = renderKit(<Avatar name="" />);
    expect(container.querySelector('svg')).not.toBeNull();
  });
});
