/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit.liberty;

import static org.wiretune.servers.kit.KitTexts.TEXTS;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ServerKey;
import org.wiretune.safety.markup.MarkupText;
import org.wiretune.servers.kit.Deployment;
import org.wiretune.servers.kit.EffectiveSettings;
import org.wiretune.servers.kit.ExpectedSetting;

/**
 * The configuration of Liberty for a run: {@code server.xml} with what the tester's application needs, and the settings of
 * the run in {@code configDropins/overrides/wiretune.xml}, which counts more.
 */
public final class LibertyConfiguration {

	/** The queues, which the application names too: requests of JMS async, requests and replies of SCA async, messages of bursts. */
	private static final String QUEUE = "WireTuneRequests";
	private static final String SCA_QUEUE = "WireTuneScaRequests";
	private static final String SCA_REPLIES = "WireTuneScaReplies";
	private static final String WORK_QUEUE = "WireTuneWork";

	/** The data source, which the application names too. */
	private static final String DATA_SOURCE = "jdbc/WireTuneData";

	/** Folder of the server with the driver of the data source. */
	static final String DRIVER_FOLDER = "driver";

	private LibertyConfiguration() {
	}

	/**
	 * The overrides and what has to be said of them.
	 *
	 * @param text the file {@code wiretune.xml}
	 * @param notes a sentence for each setting
	 * @param settings what the server should tell of itself
	 */
	public record Overrides(String text, List<String> notes, List<ExpectedSetting> settings) {
		/** Copies the lists. */
		public Overrides {
			settings = List.copyOf(settings);
			notes = List.copyOf(notes);
		}
	}

	/**
	 * The file {@code server.xml}: features, port, application and messaging. Files are not watched for changes while it is
	 * measured.
	 *
	 * @param httpPort port for HTTP on the loopback address
	 * @param deployment an application of the user, for which all features of Jakarta EE 10 are on
	 * @return XML
	 */
	public static String server(int httpPort, Optional<Deployment> deployment) {
		return """
				<?xml version="1.0" encoding="UTF-8"?>
				<server description="A run of WireTune">
				  <featureManager>
				    <feature>servlet-6.0</feature>
				    <feature>xmlWS-4.0</feature>
				    <feature>enterpriseBeansLite-4.0</feature>
				    <feature>mdb-4.0</feature>
				    <feature>messagingServer-3.0</feature>
				    <feature>messagingClient-3.0</feature>
				    <feature>concurrent-3.0</feature>
				    <feature>jndi-1.0</feature>
				    <feature>jdbc-4.3</feature>
				    <feature>monitor-1.0</feature>%4$s
				  </featureManager>
				  <httpEndpoint id="defaultHttpEndpoint" host="%1$s" httpPort="%2$s" httpsPort="-1"/>
				  <wasJmsEndpoint enabled="false"/>
				  <webContainer deferServletLoad="false"/>
				  <webApplication id="wiretune" name="wiretune" location="wiretune.war" contextRoot="/"/>%5$s
				  <applicationMonitor updateTrigger="disabled" dropinsEnabled="false"/>
				  <config updateTrigger="disabled"/>
				  <messagingEngine>
				%3$s  </messagingEngine>
				%6$s				  <library id="wiretuneDriver">
				    <fileset dir="${server.config.dir}/%7$s" includes="*.jar"/>
				  </library>
				  <dataSource id="DefaultDataSource" jndiName="%8$s" connectionManagerRef="wiretuneData">
				    <jdbcDriver libraryRef="wiretuneDriver" javax.sql.DataSource="org.h2.jdbcx.JdbcDataSource"/>
				    <properties URL="jdbc:h2:mem:wiretune;DB_CLOSE_DELAY=-1"/>
				  </dataSource>
				  <jmsConnectionFactory jndiName="jms/WireTuneFactory" connectionManagerRef="wiretuneConnections">
				    <properties.wasJms/>
				  </jmsConnectionFactory>
				</server>
				""".formatted(InetAddress.getLoopbackAddress().getHostAddress(), httpPort,
						queues("    <queue id=\"%1$s\" maxQueueDepth=\"50000\"/>%n"),
						deployment.isPresent() ? "\n    <feature>jakartaee-10.0</feature>" : "",
						deployment.map(LibertyConfiguration::application).orElse(""),
						queues("""
								  <jmsQueue id="jms/%1$s" jndiName="jms/%1$s">
								    <properties.wasJms queueName="%1$s"/>
								  </jmsQueue>
								"""), DRIVER_FOLDER, DATA_SOURCE);
	}

	private static String queues(String element) {
		return Stream.of(QUEUE, SCA_QUEUE, SCA_REPLIES, WORK_QUEUE).map(element::formatted).collect(Collectors.joining());
	}

	private static String application(Deployment own) {
		return "\n  <%s location=\"%s\"/>".formatted(own.isEnterprise() ? "enterpriseApplication" : "webApplication", MarkupText.escapeValue(own.name()));
	}

	private static String pool(ServerSettings settings) {
		StringBuilder options = new StringBuilder();
		settings.get(ServerKey.DATA_SOURCE_MINIMUM).ifPresent(least -> options.append(" minPoolSize=\"").append(least).append('"'));
		settings.get(ServerKey.DATA_SOURCE_MAXIMUM).ifPresent(most -> options.append(" maxPoolSize=\"").append(most).append('"'));
		settings.get(ServerKey.DATA_SOURCE_WAIT).ifPresent(millis -> options.append(" connectionTimeout=\"").append(millis).append("ms\""));
		return options.toString();
	}

	private static String statements(ServerSettings settings) {
		return settings.get(ServerKey.STATEMENT_CACHE).isEmpty() ? ""
				: "\n  <dataSource id=\"DefaultDataSource\" statementCacheSize=\"%s\"/>".formatted(settings.get(ServerKey.STATEMENT_CACHE).getAsInt());
	}

	private static String connections(ServerSettings settings) {
		StringBuilder options = new StringBuilder();
		settings.get(ServerKey.KEEP_ALIVE).ifPresent(seconds -> options.append(" persistTimeout=\"").append(seconds).append("s\""));
		settings.get(ServerKey.KEEP_ALIVE_REQUESTS)
				.ifPresent(requests -> options.append(" maxKeepAliveRequests=\"").append(requests).append('"'));
		return options.isEmpty() ? ""
				: "\n  <httpEndpoint id=\"defaultHttpEndpoint\">\n    <httpOptions%s/>\n  </httpEndpoint>".formatted(options);
	}

	/**
	 * The settings of a run.
	 *
	 * @param settings settings of the run
	 * @return the overrides
	 */
	public static Overrides overrides(ServerSettings settings) {
		EffectiveSettings numbers = EffectiveSettings.of(settings);
		List<String> notes = new ArrayList<>();
		boolean shared = numbers.webPool().equals(numbers.jmsPool());
		int threads = shared ? Math.max(numbers.webMaximum(), numbers.jmsThreads())
				: numbers.webMaximum() + numbers.jmsThreads();
		notes.add(shared ? TEXTS.get("liberty.executorShared", threads, numbers.webPool())
				: TEXTS.get("liberty.executor", threads, numbers.webPool(), numbers.webMaximum(), numbers.jmsPool(),
						numbers.jmsThreads()));
		// A sender has a connection, and each session that replies has one.
		int connections = numbers.mdbSessions() + numbers.scaSessions() + threads;
		notes.add(TEXTS.get("liberty.sessions", numbers.mdbSessions(), connections));
		settings.get(ServerKey.KEEP_ALIVE).ifPresent(seconds -> notes.add(TEXTS.get("liberty.keepAlive", seconds)));
		settings.get(ServerKey.KEEP_ALIVE_REQUESTS)
				.ifPresent(requests -> notes.add(TEXTS.get("liberty.keepAliveRequests", Integer.toString(requests))));
		List<ExpectedSetting> expected = new ArrayList<>();
		settings.get(ServerKey.DATA_SOURCE_MAXIMUM).ifPresent(most -> expected.add(ExpectedSetting.of("maxPoolSize of " + DATA_SOURCE,
				"WebSphere:type=ConnectionPoolStats,name=" + DATA_SOURCE, "MaxConnectionsLimit", most)));
		notes.add(TEXTS.get("liberty.dataSource"));
		notes.add(TEXTS.get("liberty.readBack"));
		notes.add(TEXTS.get("liberty.noJournal", Integer.toString(settings.journalBufferTimeoutMicros())));
		notes.add(TEXTS.get("liberty.adapter", settings.scaThreadPool(), numbers.scaSessions()));
		notes.add(TEXTS.get("liberty.statistics"));
		String text = """
				<?xml version="1.0" encoding="UTF-8"?>
				<server>
				  <executor coreThreads="%1$s" maxThreads="%1$s"/>
				  <connectionManager id="wiretuneConnections" maxPoolSize="%2$s"/>
				  <jmsActivationSpec id="wiretune/RequestBean" maxEndpoints="%3$s">
				    <properties.wasJms destinationRef="jms/%4$s" destinationType="jakarta.jms.Queue" maxConcurrency="%3$s"/>
				  </jmsActivationSpec>
				  <jmsActivationSpec id="wiretune/ScaRequestBean" maxEndpoints="%6$s">
				    <properties.wasJms destinationRef="jms/%7$s" destinationType="jakarta.jms.Queue" maxConcurrency="%6$s"/>
				  </jmsActivationSpec>
				  <jmsActivationSpec id="wiretune/WorkMessageBean" maxEndpoints="%3$s">
				    <properties.wasJms destinationRef="jms/%8$s" destinationType="jakarta.jms.Queue" maxConcurrency="%3$s"/>
				  </jmsActivationSpec>
				  <connectionManager id="wiretuneData"%9$s/>%10$s%5$s
				</server>
				""".formatted(threads, connections, numbers.mdbSessions(), QUEUE, connections(settings), numbers.scaSessions(), SCA_QUEUE,
						WORK_QUEUE, pool(settings), statements(settings));
		return new Overrides(text, notes, expected);
	}
}
