/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentHashMap;

import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.reading.KeptMemos;
import org.wiretune.model.assembly.Module;

/**
 * What one link made of the modules, so that the next can keep those that no changed file reaches. Nobody changes the modules
 * any more: results that were given out hold them.
 *
 * @param roots the folders that held an application although no file says so; what is in which module follows from them
 * @param byFolder the modules that are folders
 * @param composites the modules that are files
 * @param implied those of the first kind that no file states
 * @param problems what was wrong in each module
 * @param compositeProblems what was wrong between composites
 * @param references which modules each module leads to; filled when asked for, since one reading alone needs none
 * @param memos what was worked out of each module
 */
record LinkedModules(Set<String> roots, SortedMap<String, Module> byFolder, SortedMap<String, Module> composites, Set<Module> implied, Map<Module, List<ReadProblem>> problems,
		List<ReadProblem> compositeProblems, ConcurrentHashMap<Module, Set<Module>> references, KeptMemos memos) {

	/** {@return the modules that something in the module leads to, without itself} @param module one of these */
	Set<Module> references(Module module) {
		return references.computeIfAbsent(module, ModuleReferences::of);
	}
}
