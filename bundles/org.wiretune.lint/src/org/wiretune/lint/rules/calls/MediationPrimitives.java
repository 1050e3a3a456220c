/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.wiretune.lint.rules.RuleWords.TEXTS;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.fix.XmlMarkup;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.TrialModules;
import org.wiretune.lint.source.Lines;
import org.wiretune.model.assembly.MediationFlow;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Primitive;
import org.wiretune.model.settings.Setting;

/**
 * Rules {@code mediation-trace-primitive}, {@code mediation-message-logger} and {@code mediation-event-emitter}: primitives that
 * write each message down on the way that every request takes. One finding for each flow, with all its primitives.
 */
final class MediationPrimitives {

	private static final String ENABLED = "enabled";
	private static final String SUBFLOW = ".subflow";
	/** What stands for the part of the message that the property root chooses, in the text of a Trace. */
	private static final String CONTENT = "{4}";
	/** Where requests and responses begin; everything that follows without a failure is on the way of messages. */
	private static final Set<String> BEGINNINGS = Set.of("Input", "CalloutResponse");

	private MediationPrimitives() {
	}

	/**
	 * @param module the module
	 * @param flow the flow
	 * @param primitives its primitives of the type, at least one
	 */
	private record Site(Module module, MediationFlow flow, List<Primitive> primitives) {

		String names() {
			return primitives.stream().map(Primitive::getName).distinct().limit(5).collect(Collectors.joining(", "));
		}
	}

	static Rule trace() {
		return form("mediation-trace-primitive", "Trace")
				.onSites(form -> form
						.measured(site -> site.primitives().size())
						.limit(site -> 0)
						.message(site -> site.primitives().stream().anyMatch(MediationPrimitives::writesMessage) ? null : "part")
						.fix("disable", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> site.primitives().forEach(primitive -> disable(primitive, edits))))
				.build();
	}

	static Rule messageLogger() {
		return form("mediation-message-logger", "MessageLogger")
				.onSites(form -> form
						.measured(site -> root(site.primitives().get(0)))
						.limit(site -> TEXTS.get("neededFields")))
				.build();
	}

	static Rule eventEmitter() {
		return form("mediation-event-emitter", reading -> sites(reading, "EventEmitter").map(site -> new Site(site.module(), site.flow(), site.primitives().stream().filter(MediationPrimitives::sendsMessage).toList()))
				.filter(site -> !site.primitives().isEmpty()))
				.optional()
				.onSites(form -> form
						.measured(site -> property(site.primitives().get(0), "root").getValue())
						.limit(site -> TEXTS.get("neededFields")))
				.build();
	}

	/** Without a root the event holds no message. */
	private static boolean sendsMessage(Primitive primitive) {
		Setting root = property(primitive, "root");
		return root != null && List.of("/", "/body").contains(String.valueOf(root.getValue())) && !primitive.getPromoted().contains("root");
	}

	private static RuleForm<Site> form(String id, String type) {
		return form(id, reading -> sites(reading, type));
	}

	private static RuleForm<Site> form(String id, Function<Reading, Stream<Site>> sites) {
		return RuleForm.rule(id, Subject.WIRING, Severity.INFO, sites::apply)
				.at(site -> site.primitives().get(0).getOrigin())
				.with("names", Site::names)
				.with("flow", site -> flowName(site.flow(), site.primitives().get(0)) == null ? site.module().getName() : flowName(site.flow(), site.primitives().get(0)))
				.related(site -> site.primitives().stream().skip(1).map(Primitive::getOrigin).toList());
	}

	private static String root(Primitive primitive) {
		Setting root = property(primitive, "root");
		return root == null || root.getValue() == null || root.getValue().isEmpty() ? "/body" : root.getValue();
	}

	/** Whether a Trace writes the whole message: its root is the message or is not stated, and its text names it. */
	private static boolean writesMessage(Primitive primitive) {
		Setting root = property(primitive, "root");
		Setting text = property(primitive, "literal");
		return (root == null || List.of("", "/", "/body").contains(String.valueOf(root.getValue()))) && (text == null || String.valueOf(text.getValue()).contains(CONTENT));
	}

	/** States that a primitive is switched off: where the property stands, or as the first one of its node. */
	private static void disable(Primitive primitive, Edits edits) {
		Setting stated = property(primitive, ENABLED);
		if (stated != null) {
			edits.set(stated, "false");
			return;
		}
		String path = primitive.getOrigin().path();
		String text = edits.texts().text(path);
		int start = text == null ? -1 : XmlMarkup.startOfTag(text, primitive.getOrigin().offset());
		int end = start < 0 ? -1 : XmlMarkup.endOfTag(text, start);
		if (end < 0) {
			edits.impossible();
		} else if (path.endsWith(".medflow") || text.startsWith("<nodes", start)) {
			edits.insert(path, primitive.getOrigin().offset() + primitive.getOrigin().length() + 1, " enabled=\"false\"");
		} else if (text.startsWith("/>", end - 2)) {
			edits.impossible();
		} else {
			int first = end;
			while (first < text.length() && Character.isWhitespace(text.charAt(first))) {
				first++;
			}
			String between = text.substring(end, first);
			edits.insert(path, end, (between.isEmpty() ? Lines.delimiter(text) + Lines.indentation(text, start) + "  " : between) + "<property name=\"enabled\" value=\"false\"/>");
		}
	}

	/** Primitives of a type that are switched on for good, on a way that does not begin with a failure. */
	private static Stream<Site> sites(Reading reading, String type) {
		return ServiceCalls.modules(reading).filter(module -> !TrialModules.is(reading, module.getPath())).flatMap(module -> module.getFlows().stream().flatMap(flow -> {
			Set<Integer> everyday = everyday(flow);
			return byFile(IntStream.range(0, flow.getPrimitives().size()).filter(everyday::contains).mapToObj(number -> flow.getPrimitives().get(number))
					.filter(primitive -> type.equals(primitive.getType()) && isOn(primitive))).map(primitives -> new Site(module, flow, primitives));
		})).filter(distinct(site -> site.primitives().get(0)));
	}

	/** {@return the primitives of the flow itself and those of each subflow, which are told for that and not for each flow that uses it} @param primitives primitives of a flow */
	static Stream<List<Primitive>> byFile(Stream<Primitive> primitives) {
		return primitives.collect(Collectors.groupingBy(primitive -> primitive.getOrigin().path().endsWith(SUBFLOW) ? primitive.getOrigin().path() : "", LinkedHashMap::new, Collectors.toList())).values().stream();
	}

	/** {@return what holds for the first of those that have the same place} @param <T> what has a place @param primitive gives the primitive at the place */
	static <T> Predicate<T> distinct(Function<T, Primitive> primitive) {
		Set<Origin> told = new HashSet<>();
		return each -> told.add(primitive.apply(each).getOrigin());
	}

	/** {@return the name of a flow or, for a primitive of a subflow, of that} @param flow the flow @param primitive a primitive of it; its file tells */
	static String flowName(MediationFlow flow, Primitive primitive) {
		String path = primitive.getOrigin().path();
		return path.endsWith(SUBFLOW) ? path.substring(path.lastIndexOf('/') + 1, path.length() - SUBFLOW.length()) : flow.getName();
	}

	private static boolean isOn(Primitive primitive) {
		Setting enabled = property(primitive, ENABLED);
		return !primitive.getPromoted().contains(ENABLED) && (enabled == null || !"false".equals(enabled.getValue()));
	}

	static Setting property(Primitive primitive, String name) {
		return primitive.getProperties().stream().filter(setting -> name.equals(setting.getName())).findFirst().orElse(null);
	}

	/** {@return the primitives that messages reach while nothing fails, counted from 0} */
	static Set<Integer> everyday(MediationFlow flow) {
		List<Primitive> primitives = flow.getPrimitives();
		Set<Integer> reached = new HashSet<>();
		Deque<Integer> next = new ArrayDeque<>();
		IntStream.range(0, primitives.size()).filter(number -> BEGINNINGS.contains(String.valueOf(primitives.get(number).getType()))).forEach(next::add);
		while (!next.isEmpty()) {
			int number = next.remove();
			if (number >= 0 && number < primitives.size() && reached.add(number)) {
				next.addAll(primitives.get(number).getSuccessors());
			}
		}
		return reached;
	}
}
