/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.Memo;
import org.wiretune.lint.java.spring.ScheduledMethodFacts;
import org.wiretune.lint.java.spring.SpringComponentFacts;
import org.wiretune.lint.java.spring.TransactionalMethodFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.AdministrationNames;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/**
 * Whether only what runs seldom or alone calls a method: a timer, a step of a batch, the start of the application, administrators, or nobody. What it
 * costs is worth knowing then, but no matter of load. Where nothing tells who calls it, requests and messages may.
 */
public final class Callers {

	/** What a batch or the start of a program calls, by the interfaces and classes that its classes have. */
	private static final Set<String> OF_BATCH = Set.of("Tasklet", "ItemProcessor", "ItemWriter", "ItemReader", "ItemStreamReader", "ItemStreamWriter", "Job", "InterruptableJob", "QuartzJobBean", "CommandLineRunner", "ApplicationRunner", "CustomTaskChange", "RecurringTask");
	/** More than the callers of a method that somebody reads. */
	private static final int MOST = 500;
	private static final Memo<Map<Application, Callers>> OF_APPLICATIONS = Reading.memoOf(Callers::ofApplications);

	/**
	 * A method.
	 *
	 * @param type its class
	 * @param signature its name and the number of its parameters
	 */
	private record Method(CodeFact type, String signature) {

		String name() {
			return signature.substring(0, signature.indexOf('/'));
		}
	}

	private final Map<String, List<CodeFact>> types;
	private final Map<String, List<Method>> callers = new HashMap<>();
	/** The names of classes of which some method is called. */
	private final Set<String> used = new HashSet<>();
	private final Set<String> scheduled;

	private Callers(Reading reading, Application application) {
		List<CodeFact> all = Components.of(reading, application).all().toList();
		types = all.stream().collect(Collectors.groupingBy(CodeFact::getName));
		scheduled = ConfigurationIndex.facts(reading, application, ScheduledMethodFacts.KIND).map(CodeFact::getName).collect(Collectors.toSet());
		for (CodeFact type : all) {
			for (Setting call : type.getDetails()) {
				if (call.getName().startsWith(SpringComponentFacts.CALL)) {
					Method caller = new Method(type, call.getName().substring(SpringComponentFacts.CALL.length()));
					String target = call.getValue().startsWith("this.") ? type.getName() + call.getValue().substring("this".length()) : call.getValue();
					callers.computeIfAbsent(target, any -> new ArrayList<>()).add(caller);
					used.add(target.substring(0, target.lastIndexOf('.')));
				}
			}
		}
	}

	/** {@return those of an application} @param reading what was read @param application an application of it */
	public static Callers of(Reading reading, Application application) {
		return reading.memo(OF_APPLICATIONS).get(application);
	}

	private static Map<Application, Callers> ofApplications(Reading reading) {
		Map<Application, Callers> all = new IdentityHashMap<>();
		reading.solution().getApplications().forEach(application -> all.put(application, new Callers(reading, application)));
		return all;
	}

	/** {@return the methods that call those of a name, each with the simple name of its class} @param target the simple name of a type, a dot and the name */
	public Set<String> ofMethods(String target) {
		return callers.entrySet().stream().filter(each -> each.getKey().startsWith(target + '/')).flatMap(each -> each.getValue().stream()).map(caller -> caller.type().getName() + '.' + caller.name()).collect(Collectors.toSet());
	}

	/**
	 * {@return whether no request and no message comes to a method, as far as the text tells, or nobody calls it} Calls on other threads, and by classes
	 * that no container makes, are not seen.
	 *
	 * @param method what was observed of a method that runs in a transaction
	 */
	boolean isSeldomOrUnused(CodeFact method) {
		return isSeldom(method, true);
	}

	/** {@return whether callers are seen, and no request and no message comes to any of them} @param method what was observed of a method that runs in a transaction */
	boolean isSeldom(CodeFact method) {
		return isSeldom(method, false);
	}

	private boolean isSeldom(CodeFact method, boolean orUnused) {
		return method.detail(TransactionalMethodFacts.PARAMETERS) != null && isSeldom(Components.simple(method.getTypeName()), Components.signature(method), orUnused);
	}

	private boolean isSeldom(String type, String signature, boolean orUnused) {
		Deque<Method> open = new ArrayDeque<>(types.getOrDefault(type, List.of()).stream().map(each -> new Method(each, signature)).toList());
		Set<Method> seen = new HashSet<>(open);
		if (open.isEmpty()) {
			return AdministrationNames.isOf(type);
		}
		while (!open.isEmpty()) {
			Method method = open.poll();
			if (isBeginningOfFew(method)) {
				continue;
			}
			List<Method> above = names(method.type()).flatMap(name -> callers.getOrDefault(name + '.' + method.signature(), List.of()).stream()).toList();
			if (isBeginningOfMany(method) || above.isEmpty() && !(orUnused && isLeftAlone(method)) || seen.size() > MOST) {
				return false;
			}
			above.stream().filter(seen::add).forEach(open::add);
		}
		return true;
	}

	private boolean isBeginningOfFew(Method method) {
		return AdministrationNames.isOf(method.type().getName()) || details(method.type(), SpringComponentFacts.ADMINISTRATORS).anyMatch(method.signature()::equals) || scheduled.contains(method.type().getName() + '.' + method.name()) || details(method.type(), SpringComponentFacts.BEGINNING).anyMatch(method.signature()::equals)
				|| details(method.type(), SpringComponentFacts.IMPLEMENTS).anyMatch(OF_BATCH::contains);
	}

	private static boolean isBeginningOfMany(Method method) {
		return details(method.type(), SpringComponentFacts.ENTRY).anyMatch(method.name()::equals) || details(method.type(), SpringComponentFacts.CONTAINER).anyMatch(method.signature()::equals);
	}

	/** Whether others call methods of a class, but not this one, and no type that the class has and of which nobody calls a method can be the way to it. */
	private boolean isLeftAlone(Method method) {
		return names(method.type()).anyMatch(used::contains) && details(method.type(), SpringComponentFacts.IMPLEMENTS).allMatch(used::contains);
	}

	private static Stream<String> names(CodeFact type) {
		return Stream.concat(Stream.of(type.getName()), details(type, SpringComponentFacts.IMPLEMENTS));
	}

	private static Stream<String> details(CodeFact fact, String name) {
		return fact.getDetails().stream().filter(each -> name.equals(each.getName())).map(Setting::getValue);
	}
}
