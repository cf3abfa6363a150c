export type PropertiesProps = {
  /** True if contracts can be created from a sheet, as they can from templates. */
  hasSheet?: boolean;
};
