import { ClientHeader } from './client-frame';
import { useClientData } from './client-loaded';

export default function LoadedClientHeader() {
	const { view } = useClientData();
	return <ClientHeader view={view} />;
}
