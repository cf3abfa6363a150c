import type { Contract } from '@/entities/contract';
import type { DocumentPage } from '@/entities/document';
import { DocumentPane } from '@/widgets/document-pane';
import { ContractDrawings } from './contract-drawings';
import { FieldPlaces } from './field-places';

type ContractPaneProps = { contract: Contract; pages: readonly DocumentPage[]; onStale: () => void };

/** Empty fields have their receivers' colours. */
export const ContractPane = ({ contract, pages, onStale }: ContractPaneProps) => (
  <DocumentPane
    pages={pages}
    onStale={onStale}
    renderPage={(page, zoom) => (
      <>
        <ContractDrawings contract={contract} page={page} />
        <FieldPlaces contract={contract} page={page} zoom={zoom} />
      </>
    )}
  />
);
