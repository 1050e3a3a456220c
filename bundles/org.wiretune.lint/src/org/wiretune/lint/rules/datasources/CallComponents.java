/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The strongly connected components of a graph by the algorithm of Tarjan, in time linear to nodes and edges and without
 * recursion, so that a chain of any length does.
 */
final class CallComponents {

	private static final int UNSEEN = -1;

	private final List<List<Integer>> successors;
	private final int[] component;
	private final int[] order;
	private final int[] lowest;
	private final int[] nextEdge;
	private final int[] stack;
	private final boolean[] onStack;
	private final List<List<Integer>> members = new ArrayList<>();
	private int depth;
	private int seen;

	/** @param successors the nodes that each node leads to */
	CallComponents(List<List<Integer>> successors) {
		this.successors = successors;
		int nodes = successors.size();
		component = new int[nodes];
		order = new int[nodes];
		lowest = new int[nodes];
		nextEdge = new int[nodes];
		stack = new int[nodes];
		onStack = new boolean[nodes];
		Arrays.fill(order, UNSEEN);
		int[] path = new int[nodes];
		for (int node = 0; node < nodes; node++) {
			if (order[node] == UNSEEN) {
				from(node, path);
			}
		}
	}

	/** {@return the components, each behind all that it leads to; their nodes in ascending order} */
	List<List<Integer>> members() {
		return members;
	}

	/** {@return the component of a node, an index of {@link #members}} */
	int of(int node) {
		return component[node];
	}

	private void from(int root, int[] path) {
		int length = 0;
		path[length++] = root;
		enter(root);
		while (length > 0) {
			int node = path[length - 1];
			if (nextEdge[node] < successors.get(node).size()) {
				int next = successors.get(node).get(nextEdge[node]++);
				if (order[next] == UNSEEN) {
					enter(next);
					path[length++] = next;
				} else if (onStack[next]) {
					lowest[node] = Math.min(lowest[node], order[next]);
				}
			} else {
				length--;
				if (length > 0) {
					lowest[path[length - 1]] = Math.min(lowest[path[length - 1]], lowest[node]);
				}
				if (lowest[node] == order[node]) {
					leave(node);
				}
			}
		}
	}

	private void enter(int node) {
		order[node] = seen;
		lowest[node] = seen++;
		stack[depth++] = node;
		onStack[node] = true;
	}

	private void leave(int root) {
		List<Integer> nodes = new ArrayList<>();
		int node;
		do {
			node = stack[--depth];
			onStack[node] = false;
			component[node] = members.size();
			nodes.add(node);
		} while (node != root);
		nodes.sort(null);
		members.add(nodes);
	}
}
