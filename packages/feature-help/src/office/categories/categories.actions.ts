import type { OperationAnswer } from '@upline/api-client';
import { HELP_ICONS } from '@upline/domain';
import { type ActionField, type NamedAction, offered, recordAction } from '@upline/shell';
import { LISTED_BY, SHOWN_BY } from '../content-lists.ts';

type Category = OperationAnswer<'listHelpCategories'>['rows'][number];

const fieldsOf = (category?: Category): readonly ActionField<'createHelpCategory'>[] => [
  {
    name: 'name',
    label: 'Name',
    required: true,
    minLength: 2,
    maxLength: 60,
    initial: category?.name ?? null,
  },
  {
    name: 'slug',
    label: 'Address',
    maxLength: 80,
    help: 'The last part of the address, such as getting-paid. Left empty, it is made of the name.',
    initial: category?.slug ?? null,
  },
  {
    name: 'icon',
    label: 'Icon',
    kind: 'choice',
    required: true,
    options: HELP_ICONS,
    initial: category?.icon ?? null,
  },
];

export const addCategory: NamedAction = {
  ...recordAction({
    operation: 'createHelpCategory',
    label: 'Create category',
    input: {},
    fields: fieldsOf(),
    refresh: SHOWN_BY.categories,
    message: 'Category created successfully',
  }),
  key: 'create',
};

/** What may be done to a category, in the list as on its own page. */
export function categoryActions(category: Category, onDeleted?: () => void): NamedAction[] {
  const input = { params: { id: category.id }, ifMatch: category.version };
  return offered(category, {
    update: recordAction({
      operation: 'updateHelpCategory',
      label: 'Edit category',
      saveLabel: 'Save category',
      title: `Edit ${category.name}`,
      input,
      fields: fieldsOf(category),
      refresh: SHOWN_BY.categories,
      message: 'Category updated successfully',
    }),
    delete: recordAction({
      operation: 'deleteHelpCategory',
      label: 'Delete category',
      deletes: 'category',
      input,
      refresh: LISTED_BY.categories,
      message: 'Category deleted',
      ...(onDeleted ? { onDone: onDeleted } : {}),
    }),
  });
}
