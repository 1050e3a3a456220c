/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.wiring;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Deployments;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.ThreadPools;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;

/**
 * Rule {@code sca-sync-cross-jvm-orb}: a synchronous SCA call to a module that runs on other servers only, as the
 * deployments of the cell tell.
 */
public final class CallBetweenServers {

	private CallBetweenServers() {
	}

	/**
	 * A synchronous SCA call from one server to another.
	 *
	 * @param from the import
	 * @param target the export that it calls
	 * @param module the module of the export
	 * @param server a server that runs it
	 * @param pool the pool of the server's object request broker, or null
	 */
	public record Call(Import from, Export target, Module module, Server server, ThreadPool pool) {
	}

	static Rule rule() {
		return RuleForm.rule("sca-sync-cross-jvm-orb", Subject.CONCURRENCY, Severity.INFO, (Reading reading) -> calls(reading).filter(call -> call.pool() != null))
				.onSites(form -> form
						.at(call -> call.from().getOrigin())
						.measured(call -> Values.shown(call.pool().getMaximumSize()))
						.with("name", call -> call.from().getName())
						.with("export", call -> call.target().getName())
						.with("module", call -> call.module().getName())
						.with("server", call -> Hosting.serverName(call.server()))
						.related(call -> Arrays.asList(Values.origin(call.pool().getMaximumSize(), call.pool()), call.target().getOrigin())))
				.build();
	}

	/** {@return the synchronous SCA calls between servers, for each import one} @param reading what was read */
	public static Stream<Call> calls(Reading reading) {
		Deployments deployments = Deployments.of(reading);
		if (deployments.isEmpty()) {
			return Stream.empty();
		}
		List<Call> calls = new ArrayList<>();
		for (Module caller : reading.solution().getModules()) {
			for (Import from : caller.getImports()) {
				Export target = Wiring.asynchronous(from.getInterfaces()) == null ? Wiring.target(from) : null;
				if (target != null && target.eContainer() instanceof Module module && deployments.areApart(caller, module)) {
					deployments.servers(module).stream().min(Comparator.comparing(Server::getPath)).ifPresent(server -> calls.add(new Call(from, target, module, server, ThreadPools.ofRequestBroker(reading, server))));
				}
			}
		}
		return calls.stream();
	}
}
