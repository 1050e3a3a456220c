/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.io.IOException;
import java.nio.file.Path;
import org.wiretune.perf.launch.JavaInstallation;

/** A program that wants to run a server in the folder of another, as a second workbench would, and says what it is told. */
final class SecondProgram {

	private SecondProgram() {
	}

	/**
	 * Tries.
	 *
	 * @param arguments id of the kind of server, and the folder
	 * @throws Exception when the server is not here
	 */
	public static void main(String[] arguments) throws Exception {
		KitServer kit = new KitServer(RealServers.installation(ServerKind.find(arguments[0]).orElseThrow()));
		try {
			StandingServer.start(kit, RealServers.QUICK, JavaInstallation.current(), RealServers.tester(), Path.of(arguments[1]),
					new StandingServer.Listener() {
						@Override
						public void changed() {
							// Nothing is waited for.
						}

						@Override
						public void line(String line) {
							// Nobody reads it.
						}
					}).kill();
			System.out.println("It was started.");
		} catch (IOException e) {
			System.out.println(e.getMessage());
		}
	}
}
