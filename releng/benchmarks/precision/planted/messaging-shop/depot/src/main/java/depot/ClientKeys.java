package depot;

import java.util.HashMap;
import java.util.Map;
import java.util.Properties;

import org.apache.kafka.clients.producer.ProducerConfig;

/** Keys of the producers of the depot. */
public class ClientKeys {

	private static final int PARCELS = 65536;

	public Properties labels(String servers) {
		Properties keys = new Properties();
		keys.put("bootstrap.servers", servers);
		keys.put("batch.size", 8);
		return keys;
	}

	public Map<String, Object> parcels(String servers) {
		Map<String, Object> keys = new HashMap<>();
		keys.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
		keys.put(ProducerConfig.BATCH_SIZE_CONFIG, PARCELS);
		return keys;
	}
}
