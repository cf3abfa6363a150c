import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Compilable,
  type CompiledQuery,
  type QueryResult,
  type RawBuilder,
} from 'kysely';
import { ColumnNamesPlugin } from './column-names.ts';
import type { Connection } from './connect.ts';
import { parameter } from './prepare.ts';
import type { DB } from './schema.gen.d.ts';
import { nameStatement } from './statement-names.ts';

/** Compiles statements without a connection. */
const builder = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [new ColumnNamesPlugin()],
});

type Parameters = readonly RawBuilder<unknown>[];
type ValuesOf<Given extends Parameters> = {
  [Place in keyof Given]: Given[Place] extends RawBuilder<infer Value> ? Value : never;
};

/**
 * Defines a statement for frequent use, also within transactions. It is compiled once per process, and parsed and
 * planned once per connection, which is most of its cost.
 *
 * Each definition takes memory in every connection, and its plan must not depend on its values, so define only frequent
 * statements such as finding rows by key. Write constants as `sql.lit`.
 */
export function defineStatement<Given extends Parameters, Row>(
  name: string,
  build: (queries: Kysely<DB>, ...parameters: Given) => Compilable<Row>,
) {
  let compiled: CompiledQuery<Row> | null = null;
  function compile() {
    const parameters: Given = Object(Array.from({ length: build.length - 1 }, (_, place) => parameter(place + 1)));
    return register(name, build(builder, ...parameters).compile());
  }
  return (connection: Connection, ...values: ValuesOf<Given>): Promise<QueryResult<Row>> => {
    compiled ??= compile();
    return connection.executeQuery({ ...compiled, parameters: values });
  };
}

function register<Row>(name: string, compiled: CompiledQuery<Row>) {
  if (compiled.parameters.length > 0) throw new Error(`The statement ${name} holds values of its own.`);
  nameStatement(compiled.sql, name);
  return compiled;
}
