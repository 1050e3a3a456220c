/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit.wildfly;

import java.util.ArrayList;
import java.util.List;
import org.wiretune.perf.ServerSettings;
import org.wiretune.servers.kit.EffectiveSettings;
import org.wiretune.servers.kit.KitSettings;
import org.wiretune.servers.kit.KitTexts;

/**
 * The settings of a run as a YAML file that WildFly lays over its configuration (option {@code -y}, since WildFly 26). What
 * depends on the number of processors is undefined first, because {@code derive-size} counts more than a size.
 */
public final class WildFlyOverlay {

	/** Name of the queue for requests; the application names it too. */
	static final String QUEUE = "WireTuneRequests";

	/** Connections of the server's pooled connection factory unless more sessions reply at once (standalone-full.xml). */
	private static final int STANDARD_CONNECTIONS = 20;
	private static final int NANOS_IN_MICRO = 1000;

	private final StringBuilder text = new StringBuilder();
	private final List<String> notes = new ArrayList<>();

	private WildFlyOverlay() {
	}

	/**
	 * An overlay and what has to be said of it.
	 *
	 * @param text the YAML file
	 * @param notes a sentence for each setting
	 */
	public record Result(String text, List<String> notes) {
		/** Copies the notes. */
		public Result {
			notes = List.copyOf(notes);
		}
	}

	/**
	 * Writes an overlay.
	 *
	 * @param settings settings of the run
	 * @param kit settings of the server
	 * @param corbaPorts two free ports for the object request broker, which has no property for them
	 * @return the overlay
	 */
	public static Result of(ServerSettings settings, KitSettings kit, List<Integer> corbaPorts) {
		WildFlyOverlay overlay = new WildFlyOverlay();
		overlay.write(settings, kit, EffectiveSettings.of(settings, kit), corbaPorts);
		return new Result(overlay.text.toString(), overlay.notes);
	}

	private void write(ServerSettings settings, KitSettings kit, EffectiveSettings numbers, List<Integer> corbaPorts) {
		line(0, "wildfly-configuration:");
		line(1, "socket-binding-group:");
		line(2, "standard-sockets:");
		line(3, "socket-binding:");
		line(4, "iiop:");
		line(5, "port: " + corbaPorts.get(0));
		line(4, "iiop-ssl:");
		line(5, "port: " + corbaPorts.get(1));
		line(1, "subsystem:");
		web(numbers);
		pools(numbers);
		messaging(settings, numbers);
		dataSource(kit);
		notes.add(KitTexts.get("wildfly.adapter", settings.scaThreadPool(), settings.scaMaximumConcurrency()));
		notes.add(KitTexts.get("wildfly.statistics"));
	}

	private void web(EffectiveSettings numbers) {
		line(2, "io:");
		line(3, "worker:");
		line(4, "default:");
		line(5, "task-core-threads: " + numbers.webMinimum());
		line(5, "task-max-threads: " + numbers.webMaximum());
		notes.add(KitTexts.get("wildfly.web", numbers.webMinimum(), numbers.webMaximum(), numbers.webPool()));
	}

	private void pools(EffectiveSettings numbers) {
		line(2, "ejb3:");
		line(3, "strict-max-bean-instance-pool:");
		line(4, "mdb-strict-max-pool:");
		line(5, "derive-size: !undefine");
		line(5, "max-pool-size: " + numbers.mdbInstances());
		line(4, "slsb-strict-max-pool:");
		line(5, "derive-size: !undefine");
		line(5, "max-pool-size: " + numbers.callerThreads());
		notes.add(KitTexts.get("wildfly.beans", numbers.mdbSessions(), numbers.mdbInstances(), numbers.callerThreads(),
				ServerSettings.DEFAULT_POOL));
	}

	private void messaging(ServerSettings settings, EffectiveSettings numbers) {
		line(2, "messaging-activemq:");
		line(3, "global-client-thread-pool-max-size: " + numbers.jmsThreads());
		line(3, "server:");
		line(4, "default:");
		line(5, "journal-type: NIO");
		line(5, "journal-buffer-timeout: " + settings.journalBufferTimeoutMicros() * (long) NANOS_IN_MICRO);
		line(5, "jms-queue:");
		line(6, QUEUE + ":");
		line(7, "entries:");
		line(8, "- \"java:/jms/" + QUEUE + "\"");
		line(5, "pooled-connection-factory:");
		line(6, "activemq-ra:");
		int connections = Math.max(STANDARD_CONNECTIONS, numbers.mdbSessions());
		line(7, "max-pool-size: " + connections);
		notes.add(KitTexts.get("wildfly.messaging", numbers.jmsThreads(), numbers.jmsPool(), connections));
		notes.add(KitTexts.get("wildfly.journal", settings.journalBufferTimeoutMicros()));
	}

	private void dataSource(KitSettings kit) {
		if (!kit.hasDataSource()) {
			return;
		}
		line(2, "datasources:");
		line(3, "data-source:");
		line(4, "ExampleDS:");
		kit.dataSourceMinimum().ifPresent(connections -> line(5, "min-pool-size: " + connections));
		kit.dataSourceMaximum().ifPresent(connections -> line(5, "max-pool-size: " + connections));
		kit.statementCache().ifPresent(statements -> line(5, "prepared-statements-cache-size: " + statements));
		line(5, "statistics-enabled: true");
		notes.add(KitTexts.get("wildfly.dataSource"));
	}

	private void line(int depth, String content) {
		text.append("  ".repeat(depth)).append(content).append('\n');
	}
}
