/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.camel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.Values;

/** Rules on steps that load the whole body of a file or request. */
final class Bodies {

	private static final Pattern BODY = Pattern.compile("\\$(?:simple)?\\{(?:in\\.)?body(?:As\\([^)]*\\))?}");
	private static final Set<String> QUIET = Set.of("DEBUG", "TRACE", "OFF");
	/** Languages that make all parts at once unless they are told to stream. */
	private static final Set<String> WHOLE = Set.of("tokenize", "tokenizeXML", "xtokenize", "tokenizePair", "xpath", "jsonpath");

	/** More places than somebody goes to from one finding. */
	private static final int MOST_RELATED = 10;

	private Bodies() {
	}

	/**
	 * A step that makes a text of a body.
	 *
	 * @param step the step
	 * @param place where it says so
	 * @param conversion whether the route wants the text; else it is for a log
	 */
	private record Text(RouteStep step, Origin place, boolean conversion) {
	}

	static Rule toText() {
		return RuleForm.<Text>rule("camel-body-to-string", Subject.LOGGING, Severity.INFO, Bodies::texts)
				.onSites(form -> form
						.at(Text::place)
						.measured(text -> text.step().route().source().name())
						.with("step", text -> text.step().kind())
						.message(text -> text.conversion() ? "conversion" : null)
						.related(text -> List.of(text.step().route().source().origin())))
				.build();
	}

	private static Stream<Text> texts(Reading reading) {
		return Route.steps(reading, "log", "to", "convertBodyTo").map(step -> {
			Text text = text(step);
			return text == null || !isStream(step) ? null : text;
		}).filter(Objects::nonNull);
	}

	private static Text text(RouteStep step) {
		if (step.is("log")) {
			String message = step.value("message");
			return message != null && BODY.matcher(message).find() && !QUIET.contains(String.valueOf(step.value("loggingLevel"))) ? new Text(step, Values.origin(step.setting("message")), false) : null;
		}
		Address address = step.address();
		if (step.is("to")) {
			boolean shows = address != null && address.scheme().equals("log") && ("true".equals(address.value("showBody")) || "true".equals(address.value("showAll"))) && !QUIET.contains(String.valueOf(address.value("level")));
			return shows ? new Text(step, step.origin(), false) : null;
		}
		String type = step.value("type");
		return type != null && (type.endsWith("String") || type.equals("byte[]")) ? new Text(step, step.origin(), true) : null;
	}

	/** Whether the body is still the stream that the route began with; what only reads has none. @param between steps that may stand before, too */
	private static boolean isStream(RouteStep step, String... between) {
		Address source = step.route().source();
		return source != null && source.isStream() && !"GET".equals(source.value("httpMethodRestrict")) && !source.states("streamDownload") && step.route().keepsBodyUntil(step, between);
	}

	static Rule remoteFile() {
		return RuleForm.<Address>rule("camel-remote-file-in-heap", Subject.MEMORY, Severity.INFO, Bodies::downloads).optional()
				.onSites(form -> form
						.at(Address::origin)
						.measured(Address::name)
						.limit(address -> address.scheme().equals("aws2-s3") ? "includeBody=false" : "streamDownload=true"))
				.build();
	}

	private static Stream<Address> downloads(Reading reading) {
		return Route.all(reading).map(Route::source).filter(Objects::nonNull).filter(source -> Set.of("ftp", "ftps", "sftp", "smb").contains(source.scheme()) ? !"true".equals(source.value("streamDownload")) && !source.states("localWorkDirectory")
				: source.scheme().equals("aws2-s3") && !source.states("includeBody"));
	}

	static Rule cachedStream() {
		return RuleForm.<List<Route>>rule("camel-stream-cache-in-heap", Subject.MEMORY, Severity.INFO, Bodies::cached).optional()
				.onSites(form -> form
						.at(routes -> routes.get(0).source().origin())
						.measured(routes -> routes.get(0).source().name())
						.limit(routes -> "camel.main.stream-caching-spool-enabled=true")
						.related(routes -> routes.stream().skip(1).limit(MOST_RELATED).map(route -> route.source().origin()).toList()))
				.build();
	}

	/** The routes whose bodies are cached, for each application together, since one setting is for all of them. */
	private static Stream<List<Route>> cached(Reading reading) {
		Map<Object, List<Route>> applications = new LinkedHashMap<>();
		inHeap(reading).forEach(route -> applications.computeIfAbsent(route.group().application() == null ? route.group().path() : route.group().application(), key -> new ArrayList<>()).add(route));
		return applications.values().stream();
	}

	private static Stream<Route> inHeap(Reading reading) {
		return Route.all(reading).filter(route -> route.source() != null && route.source().isStream() && !route.source().scheme().equals("file") && !Values.isSet(route.group().setting("streamCache")) && !Values.isSet(route.group().setting("noStreamCaching")))
				.filter(route -> ConfigurationIndex.groups(reading, route.group().application(), "camel.main", "camel.streamCaching", "camel.context")
						.noneMatch(group -> group.group().getSettings().stream().anyMatch(setting -> setting.isSet() && setting.getName().toLowerCase(Locale.ROOT).matches(".*spool.*|streamcach(?:e|ing|ingenabled)"))));
	}

	static Rule splitWhole() {
		return RuleForm.<RouteStep>rule("camel-split-not-streaming", Subject.MEMORY, Severity.INFO, Bodies::splits)
				.onSites(form -> form
						.at(RouteStep::origin)
						.measured(step -> step.route().source().name())
						.with("language", step -> step.value("language"))
						.related(step -> List.of(step.route().source().origin()))
						.fix("streaming", FixEffect.CHANGES_BEHAVIOUR, (step, edits) -> edits.set(step.setting("streaming"), "true")))
				.build();
	}

	/** What is made of text by a tokenizer is text, whatever a processor does before. */
	private static Stream<RouteStep> splits(Reading reading) {
		return Route.steps(reading, "split").filter(step -> WHOLE.contains(String.valueOf(step.value("language"))) && !Values.isSet(step.setting("streaming")) && isStream(step, "process", "bean"))
				.filter(step -> step.route().all().noneMatch(Bodies::countsParts));
	}

	/** The number of parts is known in front of the last one only where all of them have been made. */
	private static boolean countsParts(RouteStep step) {
		return step.group().group().getSettings().stream().anyMatch(setting -> String.valueOf(setting.getValue()).contains("SplitSize"));
	}
}
