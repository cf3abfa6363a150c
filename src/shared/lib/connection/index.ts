export { mayReachServer, useConnection, type ConnectionRestored } from './connection';
