/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.launch;

import static org.wiretune.ide.servers.ServerTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.eclipse.osgi.util.NLS;
import org.wiretune.analysis.server.OwnServerSettings;
import org.wiretune.ide.internal.Messages;
import org.wiretune.lint.reading.Reading;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.platform.Server;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.wiring.ModuleBindings;
import org.wiretune.perf.wiring.ServerSettingsFromModel;

/**
 * What the server of a run is set to: what the user's files say, and over it what the launch configuration says.
 *
 * @param settings the settings, with the kind of server
 * @param notes sentences: where they come from and what could not be taken over
 */
record PlannedServer(ServerSettings settings, List<String> notes) {

	/** Copies the list. */
	PlannedServer {
		notes = List.copyOf(notes);
	}

	/**
	 * The servers whose settings a run can take: those of the product that it runs on first.
	 *
	 * @param reading what was read
	 * @param target the server that is measured
	 * @return the servers
	 */
	static List<Server> servers(Reading reading, TargetSettings target) {
		List<Server> servers = new ArrayList<>();
		target.kind().ifPresent(kind -> servers.addAll(OwnServerSettings.servers(reading.solution(), kind)));
		servers.addAll(ServerSettingsFromModel.servers(reading.solution()));
		return servers;
	}

	/**
	 * Reads the settings.
	 *
	 * @param settings what the configuration says
	 * @param reading what was read
	 * @param module the module that is measured
	 * @return the settings
	 * @throws CoreException with a sentence for the user where there is no such server
	 */
	static PlannedServer of(PerformanceTestSettings settings, Reading reading, Optional<Module> module) throws CoreException {
		List<String> notes = new ArrayList<>();
		ServerSettings result = ServerSettings.lab();
		String wanted = settings.server();
		Optional<Server> server = servers(reading, settings.target()).stream()
				.filter(each -> wanted.isEmpty() || wanted.equals(path(each)) || wanted.equals(each.getPath()) || wanted.equals(each.getName())).findFirst();
		if (server.isPresent() && OwnServerSettings.kind(server.get()).isPresent()) {
			OwnServerSettings own = OwnServerSettings.of(reading, server.get());
			result = own.settings();
			notes.addAll(own.notes());
		} else if (server.isPresent()) {
			ServerSettingsFromModel.Result read = ServerSettingsFromModel.of(server.get(), module.map(ModuleBindings::receivers).orElse(List.of()));
			result = read.settings();
			notes.addAll(read.notes());
		} else if (wanted.isEmpty()) {
			notes.add(settings.target().isEmbedded() ? Messages.RunPlan_noServer
					: TEXTS.get("plan.noServer", settings.target().kind().map(kind -> kind.label()).orElse("")));
		} else {
			throw new CoreException(Status.error(NLS.bind(Messages.PerformanceTestSettings_serverMissing, wanted)));
		}
		return new PlannedServer(over(settings, result), notes);
	}

	/** {@return what tells a server in a launch configuration: the file of a WildFly or Liberty, the path of a WebSphere} */
	static String path(Server server) {
		return OwnServerSettings.kind(server).isPresent() ? OwnServerSettings.file(server) : server.getPath();
	}

	private static ServerSettings over(PerformanceTestSettings settings, ServerSettings below) {
		ServerSettings.Builder result = below.toBuilder();
		if (!settings.maximumHeap().isEmpty()) {
			result.maximumHeapMegabytes(Integer.parseInt(settings.maximumHeap())).source(ServerSettings.KEY_MAXIMUM_HEAP, Messages.RunPlan_override);
		}
		TargetSettings target = settings.target();
		if (!target.isEmbedded() && !target.jvmArguments().isEmpty()) {
			List<String> arguments = new ArrayList<>(below.jvmArguments());
			arguments.addAll(target.jvmArguments());
			result.jvmArguments(arguments).source(ServerSettings.KEY_JVM_ARGUMENTS, Messages.RunPlan_override);
		}
		String port = target.text(TargetSettings.Value.HTTP_PORT);
		if (!target.isEmbedded() && !port.isEmpty()) {
			result.httpPort(Integer.parseInt(port));
		}
		result.type(target.type());
		target.over(result);
		return result.build();
	}
}
