/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.settings;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.lint.settings.SettingNode.Kind;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.solution.Solution;
import org.wiretune.safety.secret.Secrets;

/** The settings of all files as a tree, the same for the view and the command line. */
public final class SettingTree {

	private SettingTree() {
	}

	/**
	 * {@return the servers, the applications, the modules and the files of none of them, each with its files or elements, groups and settings}
	 *
	 * @param solution what was read
	 */
	public static List<SettingNode> of(Solution solution) {
		List<SettingNode> nodes = new ArrayList<>();
		for (Server server : solution.getServers()) {
			if (!server.getConfiguration().isEmpty()) {
				String id = "server " + server.getPath() + ' ' + server.getProduct() + ' ' + server.getName();
				nodes.add(new SettingNode(id, Kind.SERVER, name(server.getName(), server.getPath()), server.getProduct().title(), null, server.getOrigin(), null,
						files(server.getConfiguration(), id)));
			}
		}
		for (Application application : solution.getApplications()) {
			if (!application.getConfiguration().isEmpty()) {
				String id = "application " + application.getPath();
				nodes.add(new SettingNode(id, Kind.APPLICATION, name(application.getName(), application.getPath()), "", null, application.getOrigin(), null,
						files(application.getConfiguration(), id)));
			}
		}
		nodes.addAll(ModuleSettings.of(solution.getModules()));
		nodes.addAll(files(solution.getConfiguration(), ""));
		return nodes;
	}

	private static List<SettingNode> files(List<ConfigurationFile> files, String above) {
		List<SettingNode> nodes = new ArrayList<>();
		for (ConfigurationFile file : files) {
			String product = file.getProduct().title();
			String id = above + '/' + file.getPath() + ' ' + file.getKind();
			nodes.add(new SettingNode(id, Kind.FILE, name(file.getName(), file.getPath()), file.getVersion() == null ? product : product + ", " + file.getVersion(), null,
					file.getOrigin(), file.getPath(), inside(file, file.getPath(), id)));
		}
		return nodes;
	}

	private static List<SettingNode> inside(ConfigurationGroup group, String path, String above) {
		List<SettingNode> nodes = new ArrayList<>();
		for (Setting setting : group.getSettings()) {
			nodes.add(new SettingNode(above + "/@" + setting.getName(), Kind.SETTING, name(setting.getLabel(), setting.getName()), "", setting, setting.getOrigin(), path,
					List.of()));
		}
		Map<String, Integer> same = new HashMap<>();
		for (ConfigurationGroup each : group.getGroups()) {
			String label = each.getLabel() == null ? "" : each.getLabel();
			String name = name(each.getName(), label);
			String id = above + '/' + each.getKind() + ' ' + name;
			int number = same.merge(id, 1, Integer::sum);
			String own = number == 1 ? id : id + '#' + number;
			nodes.add(new SettingNode(own, Kind.GROUP, name, name.equals(label) ? "" : label, null, each.getOrigin(), path, inside(each, path, own)));
		}
		return nodes;
	}

	private static String name(String wanted, String otherwise) {
		return Secrets.hidden(wanted == null || wanted.isBlank() ? otherwise == null ? "" : otherwise : wanted);
	}
}
