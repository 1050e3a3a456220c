/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit.wildfly;

import static org.wiretune.servers.kit.KitTexts.TEXTS;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ServerKey;
import org.wiretune.servers.kit.EffectiveSettings;
import org.wiretune.servers.kit.ExpectedSetting;

/**
 * The settings of a run as a YAML file that WildFly lays over its configuration (option {@code -y}, since WildFly 26). What
 * depends on the number of processors is undefined first, because {@code derive-size} counts more than a size.
 */
public final class WildFlyOverlay {

	/** The queues, which the application names too: requests of JMS async, requests and replies of SCA async, messages of bursts. */
	private static final List<String> QUEUES = List.of("WireTuneRequests", "WireTuneScaRequests", "WireTuneScaReplies", "WireTuneWork");

	/** Pool of the bean that stands for the SCA adapter; the application names it too. */
	private static final String SCA_POOL = "wiretune-sca-pool";

	/** Connections of the server's pooled connection factory unless more sessions reply at once (standalone-full.xml). */
	private static final int STANDARD_CONNECTIONS = 20;
	private static final String DEPLOYED = "jboss.as:deployment=wiretune.war,subsystem=ejb3,message-driven-bean=";
	private static final int NANOS_IN_MICRO = 1000;

	/** What the settings of the data source are called in its model. */
	private static final Map<ServerKey, String> DATA_SOURCE = new EnumMap<>(Map.of(ServerKey.DATA_SOURCE_MINIMUM, "min-pool-size",
			ServerKey.DATA_SOURCE_MAXIMUM, "max-pool-size", ServerKey.STATEMENT_CACHE, "prepared-statements-cache-size",
			ServerKey.DATA_SOURCE_WAIT, "blocking-timeout-wait-millis"));

	private final StringBuilder text = new StringBuilder();
	private final List<String> notes = new ArrayList<>();
	private final List<ExpectedSetting> settings = new ArrayList<>();

	private WildFlyOverlay() {
	}

	/**
	 * An overlay and what has to be said of it.
	 *
	 * @param text the YAML file
	 * @param notes a sentence for each setting
	 * @param settings what the server should tell of itself
	 */
	public record Result(String text, List<String> notes, List<ExpectedSetting> settings) {
		/** Copies the lists. */
		public Result {
			notes = List.copyOf(notes);
			settings = List.copyOf(settings);
		}
	}

	/**
	 * Writes an overlay.
	 *
	 * @param settings settings of the run
	 * @param corbaPorts two free ports for the object request broker, which has no property for them
	 * @return the overlay
	 */
	public static Result of(ServerSettings settings, List<Integer> corbaPorts) {
		WildFlyOverlay overlay = new WildFlyOverlay();
		overlay.write(settings, EffectiveSettings.of(settings), corbaPorts);
		return new Result(overlay.text.toString(), overlay.notes, overlay.settings);
	}

	private void write(ServerSettings run, EffectiveSettings numbers, List<Integer> corbaPorts) {
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
		keepAlive(run);
		pools(numbers);
		messaging(run, numbers);
		dataSource(run);
		notes.add(TEXTS.get("wildfly.adapter", run.scaThreadPool(), numbers.scaSessions()));
		notes.add(TEXTS.get("wildfly.statistics"));
	}

	private void web(EffectiveSettings numbers) {
		line(2, "io:");
		line(3, "worker:");
		line(4, "default:");
		line(5, "task-core-threads: " + numbers.webMinimum());
		line(5, "task-max-threads: " + numbers.webMaximum());
		expect("task-core-threads of the io worker default", "io,worker=default", "taskCoreThreads", numbers.webMinimum());
		expect("task-max-threads of the io worker default", "io,worker=default", "taskMaxThreads", numbers.webMaximum());
		notes.add(TEXTS.get("wildfly.web", numbers.webMinimum(), numbers.webMaximum(), numbers.webPool()));
	}

	private void keepAlive(ServerSettings run) {
		OptionalInt seconds = run.get(ServerKey.KEEP_ALIVE);
		if (seconds.isEmpty()) {
			return;
		}
		long millis = TimeUnit.SECONDS.toMillis(seconds.getAsInt());
		line(2, "undertow:");
		line(3, "server:");
		line(4, "default-server:");
		line(5, "http-listener:");
		line(6, "default:");
		line(7, "no-request-timeout: " + millis);
		expect("no-request-timeout of the HTTP listener default", "undertow,server=default-server,http-listener=default",
				"noRequestTimeout", millis);
		notes.add(TEXTS.get("wildfly.keepAlive", seconds.getAsInt()));
	}

	private void expect(String name, String bean, String attribute, long value) {
		settings.add(ExpectedSetting.of(name, "jboss.as:subsystem=" + bean, attribute, value));
	}

	private void pools(EffectiveSettings numbers) {
		line(2, "ejb3:");
		line(3, "strict-max-bean-instance-pool:");
		line(4, "mdb-strict-max-pool:");
		line(5, "derive-size: !undefine");
		line(5, "max-pool-size: " + numbers.mdbInstances());
		line(4, "slsb-strict-max-pool:");
		line(5, "derive-size: !undefine");
		line(5, "max-pool-size: " + numbers.beanInstances());
		line(4, SCA_POOL + ":");
		line(5, "max-pool-size: " + numbers.scaSessions());
		expect("max-pool-size of mdb-strict-max-pool", "ejb3,strict-max-bean-instance-pool=mdb-strict-max-pool", "maxPoolSize",
				numbers.mdbInstances());
		expect("max-pool-size of slsb-strict-max-pool", "ejb3,strict-max-bean-instance-pool=slsb-strict-max-pool", "maxPoolSize",
				numbers.beanInstances());
		expect("max-pool-size of " + SCA_POOL, "ejb3,strict-max-bean-instance-pool=" + SCA_POOL, "maxPoolSize", numbers.scaSessions());
		// The pool of the deployed bean: a size that came too late for it stands in the subsystem and has no effect.
		settings.add(ExpectedSetting.of("pool-max-size of RequestBean", DEPLOYED + "RequestBean", "poolMaxSize", numbers.mdbInstances()));
		settings.add(ExpectedSetting.of("pool-max-size of WorkMessageBean", DEPLOYED + "WorkMessageBean", "poolMaxSize", numbers.mdbInstances()));
		notes.add(TEXTS.get("wildfly.beans", numbers.mdbSessions(), numbers.mdbInstances(), numbers.beanInstances()));
	}

	private void messaging(ServerSettings run, EffectiveSettings numbers) {
		line(2, "messaging-activemq:");
		line(3, "global-client-thread-pool-max-size: " + numbers.jmsThreads());
		line(3, "server:");
		line(4, "default:");
		line(5, "journal-type: NIO");
		line(5, "journal-buffer-timeout: " + run.journalBufferTimeoutMicros() * (long) NANOS_IN_MICRO);
		line(5, "jms-queue:");
		for (String queue : QUEUES) {
			line(6, queue + ":");
			line(7, "entries:");
			line(8, "- \"java:/jms/" + queue + "\"");
		}
		line(5, "pooled-connection-factory:");
		line(6, "activemq-ra:");
		int connections = Math.max(STANDARD_CONNECTIONS, Math.max(numbers.mdbSessions(), numbers.scaSessions()));
		line(7, "max-pool-size: " + connections);
		run.get(ServerKey.MDB_PREFETCH).ifPresent(bytes -> {
			line(7, "consumer-window-size: " + bytes);
			expect("consumer-window-size of the pooled connection factory activemq-ra",
					"messaging-activemq,server=default,pooled-connection-factory=activemq-ra", "consumerWindowSize", bytes);
			notes.add(TEXTS.get("wildfly.prefetch", Integer.toString(bytes)));
		});
		expect("journal-buffer-timeout", "messaging-activemq,server=default", "journalBufferTimeout",
				run.journalBufferTimeoutMicros() * (long) NANOS_IN_MICRO);
		expect("sessions of RequestBean (consumer-count of its queue)", "messaging-activemq,server=default,jms-queue=WireTuneRequests",
				"consumerCount", numbers.mdbSessions());
		expect("global-client-thread-pool-max-size", "messaging-activemq", "globalClientThreadPoolMaxSize", numbers.jmsThreads());
		expect("max-pool-size of the pooled connection factory activemq-ra",
				"messaging-activemq,server=default,pooled-connection-factory=activemq-ra", "maxPoolSize", connections);
		notes.add(TEXTS.get("wildfly.messaging", numbers.jmsThreads(), connections));
		notes.add(TEXTS.get("wildfly.journal", Integer.toString(run.journalBufferTimeoutMicros())));
	}

	private void dataSource(ServerSettings run) {
		if (DATA_SOURCE.keySet().stream().allMatch(key -> run.get(key).isEmpty())) {
			return;
		}
		line(2, "datasources:");
		line(3, "data-source:");
		line(4, "ExampleDS:");
		line(5, "statistics-enabled: true");
		DATA_SOURCE.forEach((key, name) -> run.get(key).ifPresent(value -> {
			line(5, name + ": " + value);
			expect(name + " of the data source ExampleDS", "datasources,data-source=ExampleDS", camelCase(name), value);
		}));
		notes.add(TEXTS.get("wildfly.dataSource"));
	}

	/** The name of an attribute as its MBean has it. */
	private static String camelCase(String name) {
		return Pattern.compile("-(.)").matcher(name).replaceAll(letter -> letter.group(1).toUpperCase(Locale.ROOT));
	}

	private void line(int depth, String content) {
		text.append("  ".repeat(depth)).append(content).append('\n');
	}
}
