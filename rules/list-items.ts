type ListField = { listBoxId?: string; items?: string[] };

/** Copies the items of list boxes into the fields that use them, so that validation only has to look at the field. */
export const fillInItems = <Field extends ListField>(
  fields: readonly Field[],
  findItems: (listBoxId: string) => string[] | undefined,
): Field[] =>
  fields.map((field) =>
    field.listBoxId === undefined ? field : { ...field, items: findItems(field.listBoxId) ?? [] },
  );

/** Copies the items from the contract's `lists` into its fields. */
export const fillInLists = <Contract extends { fields: ListField[]; lists: Record<string, string[]> }>(
  contract: Contract,
): Contract => ({ ...contract, fields: fillInItems(contract.fields, (id) => contract.lists[id]) });

/** Removes the items that `fillInItems` copied into fields. They are neither stored nor sent with each field. */
export const removeItems = <Field extends ListField>(fields: readonly Field[]): Field[] =>
  fields.map((field) => {
    if (field.listBoxId === undefined) return field;
    const rest = { ...field };
    delete rest.items;
    return rest;
  });
