export type PropertiesProps = {
  /** True for templates, from which contracts can be created with a sheet. */
  hasSheet?: boolean;
};
