/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.camel;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.wiretune.core.BindingFamily;
import org.wiretune.core.BindingKind;
import org.wiretune.core.BindingSign;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Transport;
import org.wiretune.lint.flow.BrokerKinds;
import org.wiretune.lint.flow.FlowParts;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.source.NewParts;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;

/**
 * Makes what the map shows of routes: a route is a component; what it takes from outside is an export, what it sends to outside an
 * import. Endpoints inside of the process ({@code direct}) are wires between routes; those with a queue ({@code seda}) are parts of
 * their own, from which wires are asynchronous.
 */
final class RouteParts {

	/** All routes of one project: a Camel context. */
	static final ModuleKind CONTEXT = ModuleKind.define("camel.context", "Camel context");
	/** Endpoints that hand messages to another thread of the same process. */
	static final Set<String> QUEUES = Set.of("seda", "vm", "disruptor", "disruptor-vm");
	/** Endpoints that call another route on the same thread. */
	static final Set<String> DIRECT = Set.of("direct", "direct-vm");
	private static final Set<String> WORK = Set.of("log", "bean", "class", "mock", "stub", "controlbus", "dataset", "ref", "language", "xslt", "xslt-saxon", "validator", "velocity", "freemarker", "mustache", "string-template", "jolt", "xj", "dataformat", "browse", "properties",
			"jslt", "json-validator", "json-schema-validator", "mvel", "scheduler-bean", "stax", "msv", "rng", "crypto", "xmlsecurity", "thymeleaf", "jsonata", "jte");
	private static final BindingKind MESSAGES = BindingKind.define("camel.messages", "messages", BindingFamily.MESSAGING, BindingSign.ENVELOPE, Transport.MESSAGE);
	private static final BindingKind FILES = BindingKind.define("camel.files", "files", BindingFamily.OTHER, BindingSign.CYLINDER, Transport.OTHER);
	private static final BindingKind DATABASE = BindingKind.define("camel.database", "database", BindingFamily.OTHER, BindingSign.CYLINDER, Transport.OTHER);
	private static final BindingKind CLOCK = BindingKind.define("camel.clock", "clock", BindingFamily.OTHER, BindingSign.ARROW, Transport.SERVER);
	private static final BindingKind OTHER = BindingKind.define("camel.other", "endpoint", BindingFamily.OTHER, BindingSign.ARROW, Transport.OTHER);
	private static final Set<String> JMS = Set.of("jms", "activemq", "activemq6", "sjms", "sjms2", "wmq", "tibjms", "solace-jms", "amq");
	private static final Set<String> BROKERS = Set.of("amqp", "kafka", "rabbitmq", "spring-rabbitmq", "paho", "paho-mqtt5", "mqtt", "nats", "aws-sqs", "aws2-sqs", "aws-sns", "aws2-sns", "google-pubsub", "azure-servicebus", "pulsar", "stomp", "azure-eventhubs", "aws2-kinesis");
	private static final Set<String> HTTP = Set.of("http", "https", "http4", "https4", "rest", "rest-api", "rest-openapi", "rest-swagger", "platform-http", "jetty", "netty-http", "netty4-http", "undertow", "servlet", "vertx-http", "ahc", "restlet", "cxfrs", "atmosphere-websocket", "websocket",
			"vertx-websocket", "salesforce", "graphql");
	private static final Set<String> SOAP = Set.of("cxf", "spring-ws");
	private static final Set<String> FOLDERS = Set.of("file", "ftp", "ftps", "sftp", "smb", "scp", "aws-s3", "aws2-s3", "azure-storage-blob", "azure-blob", "google-storage", "minio", "hdfs", "imap", "imaps", "pop3", "smtp", "smtps", "jt400", "box", "dropbox", "exec", "stream", "file-watch");
	private static final Set<String> TABLES = Set.of("sql", "sql-stored", "jdbc", "jpa", "mybatis", "mongodb", "mongodb3", "elasticsearch", "elasticsearch-rest", "opensearch", "redis", "spring-redis", "spring-jdbc", "couchdb", "cql", "hibernate", "infinispan", "hazelcast-map", "cosmosdb",
			"aws2-ddb", "neo4j", "solr", "lucene", "spring-ldap", "ldap", "influxdb", "debezium-postgres", "debezium-mysql");
	private static final Set<String> CLOCKS = Set.of("timer", "quartz", "quartz2", "scheduler", "cron", "quarkus-scheduler");
	/** Steps that send without waiting. */
	private static final Set<String> ASIDE = Set.of("wireTap", "saga");
	/** Steps whose expression gives addresses; a constant one gives them all. */
	private static final Set<String> EVALUATED = Set.of("recipientList", "routingSlip", "enrich", "pollEnrich", "poll", "dynamicRouter");
	private static final Set<String> ENRICHING = Set.of("enrich", "pollEnrich");
	private static final Pattern SCHEME = Pattern.compile("[a-z][a-z0-9+-]+:");
	/** What stands beside routes and is done in each of them. */
	private static final Set<String> OF_ALL = Set.of("onException", "onCompletion", "intercept", "interceptFrom", "interceptSendToEndpoint");
	/** More recipients than any list has that somebody wrote. */
	private static final int MOST = 100;
	private static final Set<String> VERBS = Set.of("get", "post", "put", "delete", "patch", "head", "verb");
	/** Options that name what an address without a path stands for. */
	private static final List<String> PATHS = List.of("destinationName", "topic", "directoryName", "timerName", "httpUri", "queueNameOrArn", "name");
	private static final Set<String> SENDING = Set.of("to", "toD", "inOnly", "inOut", "wireTap", "enrich", "pollEnrich", "poll", "kamelet");

	private final FlowParts flow;
	private final Set<String> names = new HashSet<>();
	private final Set<String> ends = new HashSet<>();
	private final Set<String> queues = new HashSet<>();

	RouteParts(FileParts parts) {
		flow = new FlowParts(parts, CONTEXT);
	}

	/** Reads the routes of a file. @param file the groups that were made of it */
	void read(ConfigurationFile file) {
		List<ConfigurationGroup> groups = file.getGroups();
		List<ConfigurationGroup> everywhere = groups.stream().filter(group -> OF_ALL.contains(group.getLabel())).toList();
		Templates templates = new Templates(groups);
		groups.stream().filter(group -> group.getKind().equals(RouteGroups.PREFIX + "route") && !templates.isFilledIn(group)).forEach(group -> route(group, everywhere));
		templates.filledIn().forEach(group -> route(group, everywhere));
		groups.stream().filter(group -> group.getKind().equals(RouteGroups.PREFIX + "rest")).forEach(this::rest);
	}

	/** {@return the kind of binding that an address stands for} @param scheme its scheme */
	static BindingKind kind(String scheme) {
		return JMS.contains(scheme) ? BindingKind.GENERIC_JMS : scheme.equals("kafka") ? BrokerKinds.KAFKA : scheme.endsWith("rabbitmq") ? BrokerKinds.RABBIT : BROKERS.contains(scheme) ? MESSAGES : HTTP.contains(scheme) ? BindingKind.HTTP : SOAP.contains(scheme) ? BindingKind.JAX_WS : FOLDERS.contains(scheme) ? FILES : TABLES.contains(scheme) ? DATABASE
				: CLOCKS.contains(scheme) ? CLOCK : OTHER;
	}

	/** What is asked by HTTP and given to a route; what is sent to outside is a route of its own. */
	private void rest(ConfigurationGroup rest) {
		for (ConfigurationGroup verb : rest.getGroups()) {
			if (VERBS.contains(verb.getLabel())) {
				String asked = "rest:" + (verb.getLabel().equals("verb") ? value(verb, "method") : verb.getLabel()) + (value(rest, "path").isEmpty() ? "" : ':' + value(rest, "path"));
				String path = value(verb, "path").isEmpty() ? value(verb, "uri") : value(verb, "path");
				String name = unique(ends, path.isEmpty() ? asked : asked + ':' + path);
				List<ConfigurationGroup> targets = verb.getGroups().stream().filter(step -> SENDING.contains(step.getLabel())).toList();
				ConfigurationGroup target = targets.size() == 1 ? endpoint(targets.get(0)) : null;
				boolean inside = target != null && (DIRECT.contains(target.getLabel()) || QUEUES.contains(target.getLabel()));
				Binding binding = flow.incoming(name, "rest", BindingKind.HTTP, inside ? address(target) : name, verb.getOrigin());
				binding.setEndpoint(stated("address", name.substring(name.indexOf('/') < 0 ? 0 : name.indexOf('/')), verb));
				if (!inside) {
					steps(verb, flow.component(unique(names, name), "route", name, verb.getOrigin()), name, rest);
				}
			}
		}
	}

	private static String value(ConfigurationGroup group, String name) {
		return group.getSettings().stream().filter(setting -> name.equals(setting.getName()) && setting.isSet()).map(Setting::getValue).findFirst().orElse("");
	}

	private void route(ConfigurationGroup route, List<ConfigurationGroup> everywhere) {
		ConfigurationGroup source = route.getGroups().stream().filter(step -> step.getKind().equals(RouteGroups.PREFIX + "from")).map(RouteParts::endpoint).filter(endpoint -> endpoint != null).findFirst().orElse(null);
		boolean queued = source != null && QUEUES.contains(source.getLabel());
		boolean inside = queued || source != null && DIRECT.contains(source.getLabel());
		String name = unique(names, route.getName() != null ? route.getName() : source == null ? "route" : queued ? address(source) + " route" : address(source));
		String takes = inside ? address(source) : name + " input";
		Component component = flow.component(name, Templates.isOne(route) ? "route-template" : "route", takes, route.getOrigin());
		Templates.parameters(route).forEach(parameter -> component.getProperties().add(copy(parameter, parameter.getName())));
		if (queued && queues.add(takes)) {
			flow.channel(takes, "queue", source.getOrigin());
		} else if (source != null && !inside) {
			Binding binding = flow.incoming(unique(ends, address(source)), source.getLabel(), kind(source.getLabel()), takes, source.getOrigin());
			describe(binding, source, "receive");
		}
		steps(route, component, name, source);
		everywhere.forEach(group -> steps(group, component, name, source));
	}

	private void steps(ConfigurationGroup parent, Component component, String route, ConfigurationGroup source) {
		for (ConfigurationGroup step : parent.getGroups()) {
			ConfigurationGroup endpoint = SENDING.contains(step.getLabel()) ? endpoint(step) : null;
			if (endpoint != null) {
				send(component, step, endpoint, route, source);
			} else if (EVALUATED.contains(step.getLabel()) && "constant".equals(value(step, "language"))) {
				addresses(step, value(step, "expression"), value(step, "delimiter").isEmpty() ? "," : value(step, "delimiter")).forEach(each -> send(component, step, each, route, source));
			} else if (ENRICHING.contains(step.getLabel()) && "simple".equals(value(step, "language")) && SCHEME.matcher(value(step, "expression")).lookingAt()) {
				// The component is known, whatever the message adds to its address.
				addresses(step, value(step, "expression"), null).forEach(each -> send(component, step, each, route, source));
			}
			if (step.getLabel().equals("saga")) {
				Stream.of("compensation", "completion").map(end -> value(step, end)).filter(end -> end.contains(":")).forEach(end -> addresses(step, end, null).forEach(each -> send(component, step, each, route, source)));
			}
			if (!step.getKind().equals(RouteGroups.ENDPOINT)) {
				steps(step, component, route, source);
			}
		}
	}

	/** The addresses that a constant text names. @param delimiter what stands between them, or null where there is one */
	private static List<ConfigurationGroup> addresses(ConfigurationGroup step, String text, String delimiter) {
		ConfigurationGroup holder = RouteGroups.group("to", null, step.getOrigin());
		Stream<String> each = delimiter == null ? Stream.of(text) : Stream.of(text.split(Pattern.quote(delimiter)));
		each.map(String::strip).filter(address -> address.contains(":")).limit(MOST).forEach(address -> RouteGroups.endpoint(holder, address, (name, from, to) -> stated(name, address.substring(from, to), holder)));
		return List.copyOf(holder.getGroups());
	}

	private void send(Component component, ConfigurationGroup step, ConfigurationGroup endpoint, String route, ConfigurationGroup source) {
		String scheme = endpoint.getLabel();
		String address = address(endpoint);
		if (QUEUES.contains(scheme) || DIRECT.contains(scheme)) {
			if (component.getReferences().stream().noneMatch(reference -> address.equals(reference.getName()))) {
				if (ASIDE.contains(step.getLabel())) {
					flow.sendAside(component, address, endpoint.getOrigin());
				} else {
					flow.send(component, address, endpoint.getOrigin());
				}
			}
		} else if (!WORK.contains(scheme)) {
			String target = unique(ends, route + " to " + address);
			Binding outgoing = flow.outgoing(target, scheme, kind(scheme), endpoint.getOrigin());
			describe(outgoing, endpoint, "send");
			flow.served(outgoing, RouteExchange.style(step, endpoint, source));
			flow.send(component, target, endpoint.getOrigin());
		}
	}

	private static void describe(Binding binding, ConfigurationGroup endpoint, String direction) {
		endpoint.getSettings().forEach(option -> binding.getProperties().add(copy(option, option.getName())));
		String scheme = endpoint.getLabel();
		if (JMS.contains(scheme) || BROKERS.contains(scheme)) {
			binding.getDestinations().add(stated(direction, destination(address(endpoint).substring(Math.min(address(endpoint).length(), scheme.length() + 1))), endpoint));
		} else if (TABLES.contains(scheme)) {
			Setting source = endpoint.getSettings().stream().filter(option -> option.getName().equals("dataSource")).findFirst().orElse(null);
			binding.setEndpoint(source == null ? stated("dataSource", scheme + " data source", endpoint) : copy(source, "dataSource"));
		} else if (HTTP.contains(scheme) || SOAP.contains(scheme) || FOLDERS.contains(scheme)) {
			binding.setEndpoint(stated("address", address(endpoint), endpoint));
		}
	}

	/** The name of a queue or topic without the word that says which of both it is. */
	private static String destination(String path) {
		return path.startsWith("queue:") || path.startsWith("topic:") ? path.substring("queue:".length()) : path;
	}

	private static Setting stated(String name, String value, ConfigurationGroup endpoint) {
		return NewParts.stated(name, value, endpoint.getOrigin());
	}

	private static Setting copy(Setting option, String name) {
		Setting setting = EcoreUtil.copy(option);
		setting.setName(name);
		return setting;
	}

	/** {@return the address of a step, or null} @param step the step */
	private static ConfigurationGroup endpoint(ConfigurationGroup step) {
		List<ConfigurationGroup> groups = step.getGroups();
		return groups.stream().filter(group -> group.getKind().equals(RouteGroups.ENDPOINT)).findFirst().orElse(null);
	}

	private static String address(ConfigurationGroup endpoint) {
		String named = endpoint.getName().isEmpty() ? PATHS.stream().map(option -> value(endpoint, option)).filter(value -> !value.isEmpty()).findFirst().map(EndpointUri::shown).orElse("") : "";
		return !named.isEmpty() ? endpoint.getLabel() + ':' + named : endpoint.getName().isEmpty() ? endpoint.getLabel() : endpoint.getLabel() + ':' + endpoint.getName();
	}

	private static String unique(Set<String> names, String name) {
		String each = name;
		for (int i = 2; !names.add(each); i++) {
			each = name + " (" + i + ')';
		}
		return each;
	}
}
