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

/** Builds statements without a connection. */
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
 * Defines a statement that nearly every action runs, also within transactions: it is compiled once for a process, and
 * parsed and planned once for a connection, which are most of its cost. Each takes memory in every connection, so define
 * only what runs often and whose best plan never depends on its values, such as finding rows by their key. Constants
 * need `sql.lit`, because any other value would be lost.
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
