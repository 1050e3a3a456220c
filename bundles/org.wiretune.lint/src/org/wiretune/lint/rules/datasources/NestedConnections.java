/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/**
 * How many connections one thread can hold at the same time in the beans of an application. What the containers do:
 * <ul>
 * <li>All entity managers of one unit in one transaction share a connection, however many beans take part, and so do
 * units with one data source. A further unit takes a further connection and keeps it until the transaction ends, so
 * what counts is every unit that the transaction can reach and not only those of the beans that stand on one another.</li>
 * <li>A call that starts a transaction of its own, or leaves that of its caller, suspends it: the caller's connections stay
 * taken until the call returns; only calls of the very methods that say so count. Two such calls one after the other do not add up, one inside the other does.</li>
 * <li>Beans that call each other may do so again and again, and files do not tell how often. In such a ring each bean
 * that works in a transaction of its own is counted once: a thread that has come to all of them holds at least these.</li>
 * </ul>
 * So beans with calls are a graph, rings of it are one component, and the answer is the longest way through the components.
 * The time is linear in beans and calls, times a 64th of the number of units.
 */
final class NestedConnections {

	/** The beans that a finding names at most; the number of connections counts all. */
	static final int MOST_TOLD = 20;

	/**
	 * @param bean where the request comes in
	 * @param further the beans that hold a further connection, in the order of the calls; {@link #MOST_TOLD} at most
	 * @param connections what a thread can hold at the same time
	 * @param ring whether a thread can come back to a bean that holds a connection already
	 */
	record Nest(CodeFact bean, List<CodeFact> further, int connections, boolean ring) {
	}

	private final List<CodeFact> beans;
	private final List<BitSet> ownUnits = new ArrayList<>();
	private final boolean[] separate;
	private final List<List<Integer>> calls;
	private final List<Set<Integer>> apart;
	private final List<List<Integer>> joins;
	private final BitSet[] reached;
	private final CallComponents components;
	private final int[] held;
	private final int[] best;

	private NestedConnections(Application application, List<CodeFact> beans) {
		this.beans = beans;
		separate = new boolean[beans.size()];
		Map<String, Object> sources = sources(application);
		Map<Object, Integer> numbers = new HashMap<>();
		beans.forEach(bean -> ownUnits.add(units(bean, sources, numbers)));
		calls = calls(beans);
		apart = new ArrayList<>();
		joins = new ArrayList<>();
		for (int i = 0; i < beans.size(); i++) {
			Set<String> asked = values(beans.get(i), "asks");
			Set<Integer> own = calls.get(i).stream().filter(called -> isApart(beans.get(called), asked)).collect(Collectors.toSet());
			own.forEach(called -> separate[called] = true);
			apart.add(own);
			joins.add(calls.get(i).stream().filter(called -> !own.contains(called)).toList());
		}
		reached = reached();
		components = new CallComponents(calls);
		held = new int[components.members().size()];
		best = new int[components.members().size()];
		for (int i = 0; i < held.length; i++) {
			hold(i);
		}
	}

	/**
	 * {@return where requests hold more than one connection; beans that such a nest leads to are told with it}
	 *
	 * @param application the application
	 * @param beans the beans with entity managers
	 */
	static List<Nest> of(Application application, Collection<CodeFact> beans) {
		return beans.size() < 2 ? List.of() : new NestedConnections(application, List.copyOf(beans)).nests();
	}

	/** The beans that each bean calls; a call of itself is none. */
	private static List<List<Integer>> calls(List<CodeFact> beans) {
		Map<String, Integer> byName = new LinkedHashMap<>();
		for (int i = 0; i < beans.size(); i++) {
			byName.putIfAbsent(DatabaseBeans.simpleName(beans.get(i)), i);
			for (Setting each : beans.get(i).getDetails()) {
				if ("implements".equals(each.getName())) {
					byName.putIfAbsent(each.getValue(), i);
				}
			}
		}
		List<List<Integer>> calls = new ArrayList<>();
		for (int i = 0; i < beans.size(); i++) {
			Set<Integer> called = new LinkedHashSet<>();
			for (Setting each : beans.get(i).getDetails()) {
				Integer other = "calls".equals(each.getName()) ? byName.get(each.getValue()) : null;
				if (other != null && other != i) {
					called.add(other);
				}
			}
			calls.add(List.copyOf(called));
		}
		return calls;
	}

	/** The data source that each unit states, by the name of the unit. */
	private static Map<String, Object> sources(Application application) {
		Map<String, Object> sources = new HashMap<>();
		application.getPersistenceUnits().forEach(unit -> {
			String source = Values.value(unit.getDataSource());
			if (unit.getName() != null && source != null && !source.isBlank()) {
				sources.putIfAbsent(unit.getName(), List.of(source.strip()));
			}
		});
		return sources;
	}

	/** The units of a bean as numbers, one number for one data source. A unit without a name may be any, so it has none. */
	private static BitSet units(CodeFact bean, Map<String, Object> sources, Map<Object, Integer> numbers) {
		BitSet units = new BitSet();
		for (Setting each : bean.getDetails()) {
			if ("unit".equals(each.getName()) && !each.getValue().isEmpty()) {
				Object source = sources.getOrDefault(each.getValue(), each.getValue());
				units.set(numbers.computeIfAbsent(source, key -> numbers.size()));
			}
		}
		return units;
	}

	/** For each bean the units that a transaction which begins in it can come to. */
	private BitSet[] reached() {
		CallComponents joined = new CallComponents(joins);
		BitSet[] units = new BitSet[joined.members().size()];
		for (int i = 0; i < units.length; i++) {
			units[i] = new BitSet();
			for (int bean : joined.members().get(i)) {
				units[i].or(ownUnits.get(bean));
				for (int next : joins.get(bean)) {
					units[i].or(units[joined.of(next)]);
				}
			}
		}
		BitSet[] ofBeans = new BitSet[beans.size()];
		for (int bean = 0; bean < ofBeans.length; bean++) {
			ofBeans[bean] = units[joined.of(bean)];
		}
		return ofBeans;
	}

	/** The connections of a transaction that begins in a bean. */
	private int connections(int bean) {
		return Math.max(1, reached[bean].cardinality());
	}

	/** What the transactions of their own hold in a component and behind it; those that it leads to are known. */
	private void hold(int component) {
		best[component] = -1;
		int own = 0;
		for (int bean : components.members().get(component)) {
			own += separate[bean] ? connections(bean) : 0;
			for (int next : calls.get(bean)) {
				int other = components.of(next);
				if (other != component && held[other] > 0 && (best[component] < 0 || held[other] > held[best[component]])) {
					best[component] = other;
				}
			}
		}
		held[component] = own + (best[component] < 0 ? 0 : held[best[component]]);
	}

	private List<Nest> nests() {
		int[] first = new int[held.length];
		for (int i = 0; i < held.length; i++) {
			first[i] = first(components.members().get(i));
		}
		boolean[] told = new boolean[held.length];
		List<Nest> nests = new ArrayList<>();
		// From the outside to the inside, so that what a nest leads to is known to be told when it is looked at.
		for (int i = held.length - 1; i >= 0; i--) {
			if (!told[i] && first[i] >= 0 && total(first[i]) > 1) {
				nests.add(nest(first[i]));
				told[i] = true;
			}
			if (told[i]) {
				components.members().get(i).forEach(bean -> calls.get(bean).forEach(called -> told[components.of(called)] = true));
			}
		}
		return nests;
	}

	/** The bean of a component with the most connections among those that call a bean with a further one; -1 where none does. */
	private int first(List<Integer> members) {
		int found = -1;
		for (int bean : members) {
			if ((found < 0 || total(bean) > total(found)) && calls.get(bean).stream().anyMatch(called -> isFurther(bean, called))) {
				found = bean;
			}
		}
		return found;
	}

	private boolean isFurther(int caller, int called) {
		return apart.get(caller).contains(called) || !ownUnits.get(caller).isEmpty() && !ownUnits.get(called).isEmpty() && !ownUnits.get(caller).intersects(ownUnits.get(called));
	}

	/** What a thread can hold that comes in by a bean. */
	private int total(int bean) {
		return held[components.of(bean)] + (separate[bean] ? 0 : connections(bean));
	}

	private Nest nest(int bean) {
		Set<Integer> further = new LinkedHashSet<>();
		boolean ring = false;
		for (int component = components.of(bean); component >= 0; component = best[component]) {
			boolean own = false;
			for (int member : components.members().get(component)) {
				if (member != bean && separate[member] && further.size() < MOST_TOLD) {
					further.add(member);
				}
				own |= separate[member];
			}
			ring |= own && components.members().get(component).size() > 1;
		}
		addUnits(bean, further);
		for (int each : List.copyOf(further)) {
			if (separate[each]) {
				addUnits(each, further);
			}
		}
		further.remove(bean);
		return new Nest(beans.get(bean), further.stream().map(beans::get).toList(), total(bean), ring);
	}

	/** Adds the beans by which a transaction comes to its further units. */
	private void addUnits(int bean, Set<Integer> further) {
		if (connections(bean) < 2) {
			return;
		}
		BitSet known = (BitSet) ownUnits.get(bean).clone();
		Set<Integer> seen = new LinkedHashSet<>(List.of(bean));
		Deque<Integer> open = new ArrayDeque<>(seen);
		while (!open.isEmpty() && further.size() < MOST_TOLD && known.cardinality() < reached[bean].cardinality()) {
			for (int next : joins.get(open.remove())) {
				if (seen.add(next)) {
					open.add(next);
					int before = known.cardinality();
					known.or(ownUnits.get(next));
					if (known.cardinality() > before && further.size() < MOST_TOLD) {
						further.add(next);
					}
				}
			}
		}
	}

	/** Whether one of the calls of a bean is of a method that works in a transaction of its own, or the bean as a whole does. */
	private static boolean isApart(CodeFact bean, Set<String> asked) {
		Set<String> names = new HashSet<>(values(bean, "implements"));
		String own = DatabaseBeans.simpleName(bean);
		names.add(own);
		return values(bean, "separate").stream().anyMatch(member -> member.equals(own) || names.stream().anyMatch(name -> asked.contains(name + '.' + member)));
	}

	private static Set<String> values(CodeFact bean, String detail) {
		return bean.getDetails().stream().filter(each -> detail.equals(each.getName())).map(Setting::getValue).collect(Collectors.toSet());
	}
}
