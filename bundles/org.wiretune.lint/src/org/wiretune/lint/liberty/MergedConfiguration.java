/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.liberty;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;

/**
 * The configuration that is in effect where several files state the same element. Elements are the same where they have the
 * same name and {@code id}; a service of which there is but one is the same everywhere; elements without an {@code id} are
 * each for themselves. Of the same attribute the last one counts; an include may ask for another rule.
 */
final class MergedConfiguration {

	/** What happens where an included file states an element that the including one states too. */
	enum Conflict {
		MERGE, IGNORE, REPLACE
	}

	private static final Set<String> SINGLE = Set.of("liberty.executor", "liberty.transaction", "liberty.ejbContainer", "liberty.httpSession", "liberty.logging",
			"liberty.applicationManager", "liberty.applicationMonitor", "liberty.config", "liberty.featureManager", "liberty.monitor", "liberty.mpMetrics", "liberty.requestTiming",
			"liberty.webContainer", "liberty.messagingEngine");

	/** An element as one file states it. */
	private record Part(ConfigurationGroup group, Conflict conflict, boolean main) {
	}

	private final Map<String, List<Part>> parts = new LinkedHashMap<>();
	private int anonymous;

	/**
	 * Adds an element with what is inside it. Elements come in the order in which the server reads them.
	 *
	 * @param group the element
	 * @param conflict what the include asks for
	 * @param main whether it is of the server's own file or one that this includes, and not of configDropins
	 */
	void add(ConfigurationGroup group, Conflict conflict, boolean main) {
		add(group, "", conflict, main, 0);
	}

	private void add(ConfigurationGroup group, String outer, Conflict conflict, boolean main, int index) {
		String key = outer + group.getKind() + '\0' + identity(group, outer, index);
		parts.computeIfAbsent(key, absent -> new ArrayList<>(1)).add(new Part(group, conflict, main));
		Map<String, Integer> numbers = new LinkedHashMap<>();
		for (ConfigurationGroup inner : group.getGroups()) {
			int number = numbers.merge(inner.getKind(), 1, Integer::sum);
			add(inner, key + '\0', conflict, main, number);
		}
	}

	private String identity(ConfigurationGroup group, String outer, int index) {
		if (SINGLE.contains(group.getKind())) {
			return "";
		}
		if (!group.getName().equals(group.getLabel())) {
			return group.getName();
		}
		return outer.isEmpty() ? "\0" + anonymous++ : "\0" + index;
	}

	/** {@return the elements of a kind, each as the groups that take part in it, the last one strongest} @param kind the kind */
	List<List<ConfigurationGroup>> elements(String kind) {
		List<List<ConfigurationGroup>> found = new ArrayList<>();
		for (List<Part> element : parts.values()) {
			if (element.get(0).group().getKind().equals(kind)) {
				found.add(effective(element));
			}
		}
		return found;
	}

	private static List<ConfigurationGroup> effective(List<Part> element) {
		boolean replaced = element.stream().anyMatch(part -> part.conflict() == Conflict.REPLACE);
		boolean stated = element.stream().anyMatch(part -> part.conflict() != Conflict.IGNORE && part.main());
		List<ConfigurationGroup> groups = new ArrayList<>(element.size());
		for (Part part : element) {
			if (!(replaced && part.main() && part.conflict() != Conflict.REPLACE) && !(stated && part.conflict() == Conflict.IGNORE)) {
				groups.add(part.group());
			}
		}
		return groups;
	}

	/**
	 * {@return the setting of an element that is in effect: the last one that is set; else one with the default and the place
	 * where it would be written; null where the element has no such setting}
	 *
	 * @param element the groups that take part in it
	 * @param name the setting
	 */
	static Setting setting(List<ConfigurationGroup> element, String name) {
		Setting found = null;
		for (ConfigurationGroup group : element) {
			for (Setting setting : group.getSettings()) {
				if (setting.getName().equals(name) && (found == null || setting.isSet() || !found.isSet() && found.getInsertion() == null)) {
					found = setting;
				}
			}
		}
		return found;
	}

	/** Gives each setting that another file overrules the value that is in effect as its resolved value. */
	void tellWhatIsInEffect() {
		for (List<Part> element : parts.values()) {
			if (element.size() == 1) {
				continue;
			}
			List<ConfigurationGroup> groups = effective(element);
			for (Part part : element) {
				for (Setting setting : part.group().getSettings()) {
					Setting effective = setting(groups, setting.getName());
					if (effective != null && effective != setting && effective.isSet()) {
						setting.setResolved(effective.effective());
					}
				}
			}
		}
	}
}
