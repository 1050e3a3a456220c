/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.systems;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.BindingFamily;
import org.wiretune.core.Memo;
import org.wiretune.core.Origin;
import org.wiretune.lint.flow.BrokerKinds;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.systems.SharedSystem.Kind;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;

/**
 * The brokers and databases of a reading and which modules reach them. A module reaches what the files in its folder name; of several
 * profiles that one counts which runs where nobody says otherwise.
 */
public final class Systems {

	/** Kafka in words. */
	static final String KAFKA = "Kafka";
	/** RabbitMQ in words. */
	static final String RABBIT = "RabbitMQ";

	private static final Memo<Systems> SYSTEMS = Reading.memoOf(Systems::new);
	/** What JMS may be spoken with. */
	private static final Set<String> JMS = Set.of("Artemis", "ActiveMQ", "AMQP broker", "JMS broker", "IBM MQ");
	/** Options of an endpoint that name its broker. */
	private static final Set<String> OPTIONS = Set.of("brokers", "brokerurl", "bootstrapservers", "bootstrap-servers");

	private final List<SharedSystem> all = new ArrayList<>();
	private final Map<Module, List<Connection>> connections = new IdentityHashMap<>();

	/**
	 * How a module reaches a system.
	 *
	 * @param system the system
	 * @param name what the module calls it; empty where it has one alone
	 * @param key the key or JNDI name that gives the address
	 * @param origin where the address stands, or null
	 */
	public record Connection(SharedSystem system, String name, String key, Origin origin) {
	}

	private Systems(Reading reading) {
		List<Module> modules = reading.solution().getModules();
		List<Module> deepest = modules.stream().filter(module -> module.getPath() != null).sorted(Comparator.comparingInt((Module module) -> module.getPath().length()).reversed()).toList();
		Map<Module, List<FoundConnection>> found = new IdentityHashMap<>();
		FoundConnection.all(reading).forEach(each -> each.owner(deepest).ifPresent(module -> found.computeIfAbsent(module, any -> new ArrayList<>()).add(each)));
		found.replaceAll((module, each) -> FoundConnection.inOperation(each));
		for (Module module : modules) {
			found.getOrDefault(module, List.of()).forEach(each -> add(each.system()));
			Stream.concat(module.getExports().stream().map(Export::getBinding), module.getImports().stream().map(Import::getBinding)).filter(Objects::nonNull).map(Systems::stated).filter(Objects::nonNull).forEach(this::add);
		}
		for (Module module : modules) {
			Map<SharedSystem, Connection> own = new LinkedHashMap<>();
			for (FoundConnection each : found.getOrDefault(module, List.of())) {
				SharedSystem system = known(each.system());
				own.putIfAbsent(system, new Connection(system, each.name(), each.key(), each.system().origin()));
			}
			if (!own.isEmpty()) {
				connections.put(module, List.copyOf(own.values()));
			}
		}
	}

	/** {@return the systems of a reading} @param reading what was read */
	public static Systems of(Reading reading) {
		return reading.memo(SYSTEMS);
	}

	/**
	 * {@return the brokers to which files of applications give addresses for JMS, whether a module is known to use them or not; none twice}
	 * Those of tests are left out, as are brokers within the application.
	 *
	 * @param reading what was read
	 */
	public static List<Connection> messageBrokers(Reading reading) {
		Map<String, List<FoundConnection>> byFolder = new LinkedHashMap<>();
		FoundConnection.all(reading).stream().filter(each -> each.system().kind() == Kind.BROKER && JMS.contains(each.system().product()))
				.forEach(each -> byFolder.computeIfAbsent(each.path().substring(0, each.path().lastIndexOf('/') + 1), any -> new ArrayList<>()).add(each));
		List<Connection> brokers = new ArrayList<>();
		for (List<FoundConnection> found : byFolder.values()) {
			for (FoundConnection each : FoundConnection.inOperation(found)) {
				if (brokers.stream().noneMatch(broker -> broker.system().isSame(each.system()))) {
					brokers.add(new Connection(each.system(), each.name(), each.key(), each.system().origin()));
				}
			}
		}
		return List.copyOf(brokers);
	}

	/** {@return all systems that some module reaches, in the order of modules} */
	public List<SharedSystem> all() {
		return List.copyOf(all);
	}

	/** {@return the databases that a module reaches} @param module the module */
	public List<Connection> databases(Module module) {
		return of(module).filter(each -> each.system().kind() == Kind.DATABASE).toList();
	}

	/**
	 * {@return the broker that a binding leads to, or null where that cannot be told}
	 *
	 * @param module the module of the binding
	 * @param binding the binding
	 */
	SharedSystem broker(Module module, Binding binding) {
		SharedSystem stated = stated(binding);
		if (stated != null && stated.isExact()) {
			return known(stated);
		}
		List<Connection> candidates = of(module).filter(each -> each.system().kind() == Kind.BROKER && speaks(each.system().product(), binding)).toList();
		String component = "camel.component." + binding.getName() + '.';
		List<Connection> own = candidates.stream().filter(each -> each.key().startsWith(component)).toList();
		List<Connection> fit = !own.isEmpty() ? own : candidates.stream().filter(each -> !each.key().startsWith("camel.component.")).toList();
		return fit.size() == 1 ? fit.get(0).system() : stated == null ? null : known(stated);
	}

	/** The broker that a binding itself names, or null. */
	private static SharedSystem stated(Binding binding) {
		return binding.getProperties().stream().filter(option -> option.getName() != null && OPTIONS.contains(option.getName().toLowerCase(Locale.ROOT)) && option.isSet()).findFirst()
				.map(option -> Addresses.broker(product(binding), option.effective(), option.getOrigin())).orElse(null);
	}

	private Stream<Connection> of(Module module) {
		return connections.getOrDefault(module, List.of()).stream();
	}

	private static String product(Binding binding) {
		return binding.getKind() == BrokerKinds.KAFKA ? KAFKA : binding.getKind() == BrokerKinds.RABBIT ? RABBIT : "JMS broker";
	}

	private static boolean speaks(String product, Binding binding) {
		if (binding.getKind() == BrokerKinds.KAFKA) {
			return product.equals(KAFKA);
		}
		if (binding.getKind() == BrokerKinds.RABBIT) {
			return product.equals(RABBIT);
		}
		return binding.getKind().family() == BindingFamily.MESSAGING && JMS.contains(product);
	}

	private SharedSystem known(SharedSystem system) {
		return all.stream().filter(each -> each.isSame(system)).findFirst().orElse(system);
	}

	/** Systems of which one client names hosts of both are one. */
	private void add(SharedSystem system) {
		List<SharedSystem> same = all.stream().filter(each -> each.isSame(system)).toList();
		if (same.isEmpty()) {
			all.add(system);
			return;
		}
		SharedSystem joined = same.get(0);
		for (SharedSystem each : same.subList(1, same.size())) {
			joined = joined.with(each);
		}
		all.set(all.indexOf(same.get(0)), joined.with(system));
		all.removeAll(same.subList(1, same.size()));
	}
}
