import type { OperationAnswer } from '@upline/api-client';
import { useState } from 'react';
import classes from '../product-picture.module.css';
import { ProductPicture } from '../product-picture.tsx';

type Shown = Pick<OperationAnswer<'readStoreProduct'>, 'name' | 'category' | 'images'>;

/** Pictures of a product, one of them large. */
export function Gallery({ name, category, images }: Shown) {
  const [chosen, setChosen] = useState(images[0] ?? null);
  const label = (index: number) => `${name}, picture ${index + 1}`;
  return (
    <div className={classes.large}>
      <ProductPicture
        id={chosen}
        category={category}
        alt={chosen === null ? '' : label(images.indexOf(chosen))}
      />
      {images.length > 1 && (
        <div className={classes.gallery}>
          {images.map((id, index) => (
            <button
              key={id}
              type="button"
              className={classes.thumb}
              aria-label={label(index)}
              aria-pressed={id === chosen}
              onClick={() => setChosen(id)}
            >
              <ProductPicture id={id} category={category} size="small" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
