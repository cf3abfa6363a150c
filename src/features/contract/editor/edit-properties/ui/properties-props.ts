export type PropertiesProps = {
  /** Whether contracts are made from a sheet, as they are from templates. */
  hasSheet?: boolean;
};
