/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.servers.application.OwnConfiguration;

/**
 * What has to be known of a kind of server to run it: its files, its command line and its messages. A kit registers itself
 * as a service of this type and keeps nothing of a run; {@link ServerKits} finds it.
 */
public interface ServerKit {

	/** {@return the kind of server that it runs} */
	ServerKind kind();

	/** {@return the messages that tell how its start goes} */
	StartMessages messages();

	/**
	 * Writes the files of a run and says how the server is started on them. The installation is only read.
	 *
	 * @param server the server with the user's application
	 * @param order what the run starts it with; everything is written below its data directory
	 * @param jvmArguments arguments for its JVM that are the same for all servers
	 * @return how it is started
	 * @throws IOException when a file cannot be written; the message says why
	 */
	Prepared prepare(KitServer server, RunServer.Order order, List<String> jvmArguments) throws IOException;

	/**
	 * Writes the files of a run of the user's own application on the user's own configuration and says how the server is started
	 * on them. Nothing is deployed besides, and no setting is changed but ports and addresses.
	 *
	 * @param installation the server
	 * @param own the application with its configuration, of which copies are made
	 * @param order what the run starts it with; everything is written below its data directory
	 * @param jvmArguments arguments for its JVM
	 * @return how it is started
	 * @throws IOException when a file cannot be written, or the configuration is none of this server; the message says why
	 */
	Prepared prepare(ServerInstallation installation, OwnConfiguration own, RunServer.Order order, List<String> jvmArguments) throws IOException;

	/**
	 * Says what becomes of settings.
	 *
	 * @param settings settings of a run
	 * @return a sentence for each
	 */
	List<String> mapping(ServerSettings settings);

	/**
	 * The files that say how it is set.
	 *
	 * @param folder the data directory of the order
	 * @return the files, that with the settings of the run first
	 */
	List<Path> configuration(Path folder);

	/**
	 * The file of its log.
	 *
	 * @param folder the data directory of the order
	 * @return the file
	 */
	Path log(Path folder);

	/**
	 * A server that can be started.
	 *
	 * @param command its command line
	 * @param environment variables of its process
	 * @param folder its working directory
	 * @param httpPort its port for HTTP on the loopback address
	 * @param notes a sentence for each setting: what became of it, or that this server has nothing of the kind
	 * @param applications how many applications have to start until it is ready, 1 or more
	 * @param settings what it should tell of itself when it is ready
	 */
	record Prepared(List<String> command, Map<String, String> environment, Path folder, int httpPort, List<String> notes,
			int applications, List<ExpectedSetting> settings) {
		/** Copies the lists. */
		public Prepared {
			settings = List.copyOf(settings);
			command = List.copyOf(command);
			environment = Map.copyOf(environment);
			notes = List.copyOf(notes);
		}
	}
}
