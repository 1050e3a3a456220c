/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format;

/**
 * Where a file stands in the configuration of a WebSphere cell: {@code cells/C/nodes/N/servers/S}, with resources at
 * each level, at {@code cells/C/clusters/K} and below {@code applications}. Outside of a cell the folder of the file
 * stands for the server.
 *
 * @param cell the folder of the cell; null outside of a cell
 * @param node the name of the node, or null
 * @param cluster the name of the cluster, or null
 * @param server the name of the server, or null
 * @param scope cell, node, cluster, server or application
 */
public record WebSpherePath(String cell, String node, String cluster, String server, String scope) {

	/** {@return where a file stands} @param path its path with forward slashes */
	public static WebSpherePath of(String path) {
		String[] segments = path.split("/");
		StringBuilder folder = new StringBuilder();
		int cells = -1;
		for (int i = 0; i < segments.length - 1 && cells < 0; i++) {
			folder.append(i == 0 ? "" : "/").append(segments[i]);
			if (segments[i].equals("cells") && i + 1 < segments.length - 1) {
				folder.append('/').append(segments[i + 1]);
				cells = i;
			}
		}
		if (cells < 0) {
			return new WebSpherePath(null, null, null, null, "server");
		}
		String node = null;
		String cluster = null;
		String server = null;
		String scope = "cell";
		// The last segment is the file.
		for (int i = cells + 2; i + 1 < segments.length - 1; i += 2) {
			switch (segments[i]) {
			case "nodes" -> {
				node = segments[i + 1];
				scope = "node";
			}
			case "clusters" -> {
				cluster = segments[i + 1];
				scope = "cluster";
			}
			case "servers" -> {
				server = segments[i + 1];
				scope = "server";
			}
			case "applications" -> {
				return new WebSpherePath(folder.toString(), node, cluster, server, "application");
			}
			default -> {
				// Another folder of the cell has no scope of its own.
			}
			}
		}
		return new WebSpherePath(folder.toString(), node, cluster, server, scope);
	}

	/** {@return whether the file is one from which servers are made, and not the configuration of one} @param path its path */
	public static boolean isTemplate(String path) {
		return path.contains("/config/templates/") || path.startsWith("config/templates/");
	}
}
