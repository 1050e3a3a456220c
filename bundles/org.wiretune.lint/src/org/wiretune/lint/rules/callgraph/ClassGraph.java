/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.callgraph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

import org.wiretune.core.Memo;
import org.wiretune.core.Origin;
import org.wiretune.lint.java.call.CallWork;
import org.wiretune.lint.java.call.ClassCalls;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.EclipseLinkUnits;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/**
 * Who calls whom among the classes that were read, over interfaces, superclasses and what is handed out, and what a call therefore does in
 * each of its calls. An interface that several classes implement, and a name that several classes have, lead nowhere. Asked by several threads.
 */
public final class ClassGraph {

	private static final Memo<ClassGraph> INDEX = Reading.memoOf(ClassGraph::new);

	/** So many calls of classes are followed, one below the other; who reads code follows no more. */
	private static final int MAXIMUM_STEPS = 6;
	/** So many methods are asked for one call. */
	private static final int MAXIMUM_METHODS = 400;
	/** Of more methods consists a process and no look-up. */
	private static final int MAXIMUM_OF_STEP = 12;

	/**
	 * What a method does in each of its calls.
	 *
	 * @param origin where its name stands
	 * @param work what it does by itself
	 * @param calls whom it calls
	 * @param steps both, {@link CallWork} and {@link Target}, in their order
	 */
	private record Method(Origin origin, Set<CallWork> work, List<Target> calls, List<Object> steps) {
	}

	/**
	 * A method that is called.
	 *
	 * @param types the names that its type may have
	 * @param signature its name and the number of its parameters
	 */
	private record Target(List<String> types, String signature) {

		/** Out of the words of an observation, as in {@code >a.B|c.B#find/1}. */
		static Target of(String word) {
			int hash = word.lastIndexOf('#');
			return new Target(List.of(word.substring(1, hash).split("\\|")), word.substring(hash + 1));
		}
	}

	/** A method on the way, and the steps to it. */
	private record Step(Method method, int depth) {
	}

	/**
	 * Where a call comes to the work that is looked for.
	 *
	 * @param work the work
	 * @param method where the name of the method stands that does it
	 */
	public record Reached(CallWork work, Origin method) {
	}

	/**
	 * What a call comes to.
	 *
	 * @param found the kinds of work, with the name of the nearest method that does it
	 * @param methods the methods that do something on the way
	 */
	private record Answer(Map<CallWork, Origin> found, Set<Method> methods) {
	}

	private final Map<String, Map<String, List<Method>>> methods = new HashMap<>();
	private final TypeTree types;
	/** The names of types that others call. */
	private final Set<String> called = new HashSet<>();
	/** Whether entities that are found by their key are kept by the provider of some application. */
	private final boolean kept;
	private final Map<Target, Answer> answers = new ConcurrentHashMap<>();

	private ClassGraph(Reading reading) {
		List<CodeFact> classes = ConfigurationIndex.facts(reading, ClassCalls.KIND).toList();
		kept = !classes.isEmpty() && reading.solution().getApplications().stream().anyMatch(application -> EclipseLinkUnits.keep(reading, application));
		types = new TypeTree(classes);
		for (CodeFact fact : classes) {
			Map<String, List<Method>> own = methods.computeIfAbsent(fact.getTypeName(), any -> new HashMap<>());
			fact.getDetails().stream().filter(detail -> ClassCalls.METHOD.equals(detail.getName())).forEach(detail -> read(fact.getTypeName(), detail, own));
		}
	}

	/** {@return the graph of what was read} @param reading what was read */
	public static ClassGraph of(Reading reading) {
		return reading.memo(INDEX);
	}

	private void read(String type, Setting detail, Map<String, List<Method>> own) {
		String[] words = detail.getValue().split(" ");
		Set<CallWork> work = EnumSet.noneOf(CallWork.class);
		List<Target> calls = new ArrayList<>();
		List<Object> steps = new ArrayList<>();
		for (int i = 1; i < words.length; i++) {
			if (words[i].startsWith(">")) {
				Target target = Target.of(words[i]);
				calls.add(target);
				steps.add(target);
				target.types().stream().filter(each -> !each.equals(type)).forEach(called::add);
			} else {
				CallWork does = CallWork.of(words[i]);
				work.add(does);
				steps.add(does);
			}
		}
		own.computeIfAbsent(words[0], signature -> new ArrayList<>()).add(new Method(detail.getOrigin(), work, calls, steps));
	}

	/**
	 * {@return where a call in a loop comes to one of some kinds of work, or null}
	 *
	 * @param call an observation {@link ClassCalls#LOOP}
	 * @param wanted the kinds, the first of which that is found is told
	 */
	public Reached reached(CodeFact call, CallWork... wanted) {
		String target = Values.value(call.detail(ClassCalls.TARGET));
		return target == null ? null : first(Target.of(target), wanted);
	}

	/**
	 * {@return where a method comes to one of some kinds of work, or null}
	 *
	 * @param type its class
	 * @param signature its name and the number of its parameters
	 * @param wanted the kinds, the first of which that is found is told
	 */
	public Reached reached(String type, String signature, CallWork... wanted) {
		return first(new Target(List.of(type), signature), wanted);
	}

	/**
	 * {@return what a method waits for in another system after it has worked with a database, or null}
	 *
	 * @param type its class
	 * @param signature its name and the number of its parameters
	 */
	public Reached waitsAfterDatabase(String type, String signature) {
		boolean[] database = new boolean[1];
		Set<Method> seen = new HashSet<>();
		return methods(new Target(List.of(type), signature)).stream().map(method -> waiting(method, 0, database, seen)).filter(Objects::nonNull).findFirst().orElse(null);
	}

	/** Depth first, in the order of the steps. */
	private Reached waiting(Method method, int depth, boolean[] database, Set<Method> seen) {
		if (depth > MAXIMUM_STEPS || seen.size() >= MAXIMUM_METHODS || !seen.add(method)) {
			return null;
		}
		for (Object step : method.steps()) {
			if (step instanceof CallWork work) {
				if (database[0] && (work == CallWork.REQUEST || work == CallWork.MAIL)) {
					return new Reached(work, method.origin());
				}
				database[0] |= !work.isOutside();
			} else {
				for (Method next : methods((Target) step)) {
					Reached found = waiting(next, depth + 1, database, seen);
					if (found != null) {
						return found;
					}
				}
			}
		}
		return null;
	}

	/** {@return whether a call returns all rows of a table, itself or by methods that do nothing but hand them on} @param call an observation with the detail {@link ClassCalls#TARGET} */
	public boolean returnsTable(CodeFact call) {
		Object step = Target.of(Values.value(call.detail(ClassCalls.TARGET)));
		for (int depth = 0; depth <= MAXIMUM_STEPS && step instanceof Target target; depth++) {
			Collection<Method> found = methods(target);
			if (found.isEmpty()) {
				return false;
			}
			Method method = found.iterator().next();
			if (method.work().contains(CallWork.TABLE)) {
				return true;
			}
			step = method.steps().size() == 1 ? method.steps().get(0) : null;
		}
		return false;
	}

	/** {@return the class whose method a call in a loop runs, or null where the files do not tell} @param call an observation {@link ClassCalls#LOOP} */
	public String type(CodeFact call) {
		String target = Values.value(call.detail(ClassCalls.TARGET));
		return target == null ? null : type(Target.of(target));
	}

	/** {@return whether another class that was read calls a class, itself or by what is above it} @param type the class */
	public boolean isCalled(String type) {
		return Stream.concat(Stream.of(type), types.above(type)).anyMatch(each -> called.contains(each) || called.contains(TypeTree.UNKNOWN_PACKAGE + TypeTree.simple(each)));
	}

	/**
	 * {@return whether a call in a loop comes to little else than a database, so that a query or a statement counts in its turn} What begins
	 * a whole process, waits for another system or mails, takes longer than the query that it begins with; and who walks a tree does not know
	 * its keys before.
	 *
	 * @param call an observation {@link ClassCalls#LOOP}
	 */
	public boolean isShort(CodeFact call) {
		String target = Values.value(call.detail(ClassCalls.TARGET));
		Answer answer = target == null ? null : answers.computeIfAbsent(Target.of(target), this::follow);
		return answer != null && answer.methods().size() <= MAXIMUM_OF_STEP && !comesBack(call, answer) && answer.found().keySet().stream().noneMatch(work -> work == CallWork.REQUEST || work == CallWork.MAIL);
	}

	/** Whether a call leads back to the method that has the loop. */
	private boolean comesBack(CodeFact call, Answer answer) {
		String within = Values.value(call.detail(ClassCalls.WITHIN));
		return within != null && methods.getOrDefault(call.getTypeName(), Map.of()).getOrDefault(within, List.of()).stream().anyMatch(answer.methods()::contains);
	}

	private Reached first(Target target, CallWork... wanted) {
		Map<CallWork, Origin> all = answers.computeIfAbsent(target, this::follow).found();
		return Stream.of(wanted).filter(all::containsKey).map(work -> new Reached(work, all.get(work))).findFirst().orElse(null);
	}

	/** Breadth first, so that the nearest method that does something is told. */
	private Answer follow(Target first) {
		Map<CallWork, Origin> found = new HashMap<>();
		Deque<Step> open = new ArrayDeque<>();
		Set<Method> seen = new HashSet<>();
		methods(first).forEach(method -> open.add(new Step(method, 0)));
		while (!open.isEmpty() && seen.size() < MAXIMUM_METHODS) {
			Step step = open.poll();
			if (seen.add(step.method())) {
				step.method().work().stream().filter(work -> work != CallWork.FIND || !kept).forEach(work -> found.putIfAbsent(work, step.method().origin()));
				if (step.depth() < MAXIMUM_STEPS) {
					step.method().calls().forEach(call -> methods(call).forEach(method -> open.add(new Step(method, step.depth() + 1))));
				}
			}
		}
		return new Answer(found, seen);
	}

	/** The one method that a call runs; none where several may be meant. */
	private Collection<Method> methods(Target target) {
		String type = type(target);
		List<Method> own = type == null ? List.of() : inherited(type, target.signature());
		return own.size() == 1 ? own : List.of();
	}

	/** The class that is called: the one that is named, or the only one below it. */
	private String type(Target target) {
		String type = target.types().stream().map(types::known).filter(Objects::nonNull).findFirst().orElse(null);
		if (type == null || !inherited(type, target.signature()).isEmpty()) {
			return type;
		}
		Set<String> implementing = types.implementing(type);
		return implementing.size() == 1 ? implementing.iterator().next() : null;
	}

	private List<Method> inherited(String type, String signature) {
		Set<String> seen = new HashSet<>();
		for (String each = type; each != null && seen.add(each); each = types.superclass(each)) {
			List<Method> found = methods.getOrDefault(each, Map.of()).getOrDefault(signature, List.of());
			if (!found.isEmpty()) {
				return found;
			}
		}
		return List.of();
	}
}
