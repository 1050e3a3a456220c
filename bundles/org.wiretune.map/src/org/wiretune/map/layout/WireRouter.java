/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.PriorityQueue;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;

import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Point;
import org.wiretune.map.Cancelled;

/**
 * Leads a single wire around boxes at right angles: the shortest way with few bends along lines beside the boxes. Used
 * for the few wires that have no place on a map that stays as it is.
 */
final class WireRouter {

	private static final double BEND = 60;
	private static final double CLEAR = 3;
	/** A wire goes a long way round before it lies on another one. */
	private static final double ON_ANOTHER = 6;
	private static final double FIRST_REACH = 500;
	/** With few boxes in the way there are several lines beside each. */
	private static final int FEW = 40;
	private static final double[] GAPS = { 8, 17, 26, 35 };
	private static final double LEAST = 6;
	private static final int CHECK_EVERY = 1024;

	private final List<Box> obstacles;
	private final WireLanes lanes;
	private final BooleanSupplier cancelled;

	WireRouter(List<Box> obstacles, WireLanes lanes, BooleanSupplier cancelled) {
		this.obstacles = obstacles;
		this.lanes = lanes;
		this.cancelled = cancelled;
	}

	/**
	 * Leads a wire.
	 *
	 * @param from where it leaves to the right
	 * @param to where it arrives from the left
	 * @return its points
	 */
	List<Point> route(Point from, Point to) {
		List<Point> way = way(from, to);
		lanes.add(way);
		return way;
	}

	private List<Point> way(Point from, Point to) {
		Box span = new Box(from.x(), from.y(), 0, 0).union(new Box(to.x(), to.y(), 0, 0));
		for (Box reach : new Box[] { span.grown(FIRST_REACH), null }) {
			List<Box> near = reach == null ? obstacles : obstacles.stream().filter(box -> box.intersects(reach)).toList();
			List<Point> way = search(from, to, near);
			if (way != null) {
				return way;
			}
		}
		// Nothing leads there without crossing a box: straight through is better than no wire.
		double middle = Math.round((from.x() + to.x()) / 2);
		return List.of(from, new Point(middle, from.y()), new Point(middle, to.y()), to);
	}

	private List<Point> search(Point from, Point to, List<Box> near) {
		double gap = GAPS[0];
		Point start = new Point(from.x() + gap, from.y());
		Point goal = new Point(to.x() - gap, to.y());
		double[] xs = lines(near, true, start.x(), goal.x());
		double[] ys = lines(near, false, start.y(), goal.y());
		int height = ys.length;
		int states = xs.length * height * 2;
		double[] cost = new double[states];
		Arrays.fill(cost, Double.MAX_VALUE);
		int[] before = new int[states];
		int first = state(Arrays.binarySearch(xs, start.x()), Arrays.binarySearch(ys, start.y()), height, 0);
		int last = state(Arrays.binarySearch(xs, goal.x()), Arrays.binarySearch(ys, goal.y()), height, 0);
		record Step(int state, double estimate) {
		}
		PriorityQueue<Step> open = new PriorityQueue<>((a, b) -> Double.compare(a.estimate, b.estimate));
		cost[first] = 0;
		before[first] = -1;
		open.add(new Step(first, 0));
		for (int steps = 0; !open.isEmpty(); steps++) {
			if (steps % CHECK_EVERY == 0) {
				Cancelled.check(cancelled);
			}
			int at = open.poll().state;
			if (at == last) {
				return points(from, to, xs, ys, before, last);
			}
			int vertical = at % 2;
			int y = at / 2 % height;
			int x = at / 2 / height;
			for (int turn = 0; turn < 4; turn++) {
				int nextX = x + (turn == 0 ? 1 : turn == 1 ? -1 : 0);
				int nextY = y + (turn == 2 ? 1 : turn == 3 ? -1 : 0);
				if (nextX < 0 || nextX >= xs.length || nextY < 0 || nextY >= height || isBlocked(near, xs[x], ys[y], xs[nextX], ys[nextY])) {
					continue;
				}
				int nextVertical = turn < 2 ? 0 : 1;
				int next = state(nextX, nextY, height, nextVertical);
				double way = cost[at] + Math.abs(xs[x] - xs[nextX]) + Math.abs(ys[y] - ys[nextY]) + (vertical == nextVertical ? 0 : BEND);
				// Wires go to the right; against it they only go where they must.
				way += ON_ANOTHER * lanes.overlap(xs[x], ys[y], xs[nextX], ys[nextY]);
				way += turn == 1 ? Math.abs(xs[x] - xs[nextX]) / 2 : 0;
				if (way < cost[next]) {
					cost[next] = way;
					before[next] = at;
					open.add(new Step(next, way + Math.abs(xs[nextX] - goal.x()) + Math.abs(ys[nextY] - goal.y())));
				}
			}
			// Arriving vertically, it still turns to the right.
			if (vertical == 1 && at + 1 - 2 == last && cost[at] + BEND < cost[last]) {
				cost[last] = cost[at] + BEND;
				before[last] = at;
				open.add(new Step(last, cost[last]));
			}
		}
		return null;
	}

	private static int state(int x, int y, int height, int vertical) {
		return (x * height + y) * 2 + vertical;
	}

	private static double[] lines(List<Box> near, boolean vertical, double one, double other) {
		TreeSet<Double> lines = new TreeSet<>(List.of(one, other));
		for (Box box : near) {
			for (int i = 0; i < (near.size() <= FEW ? GAPS.length : 2); i++) {
				lines.add(Math.max(LEAST, Math.round((vertical ? box.x() : box.y()) - GAPS[i])));
				lines.add((double) Math.round((vertical ? box.right() : box.bottom()) + GAPS[i]));
			}
		}
		return lines.stream().mapToDouble(Double::doubleValue).toArray();
	}

	private static boolean isBlocked(List<Box> near, double x1, double y1, double x2, double y2) {
		double left = Math.min(x1, x2) - CLEAR;
		double right = Math.max(x1, x2) + CLEAR;
		double top = Math.min(y1, y2) - CLEAR;
		double bottom = Math.max(y1, y2) + CLEAR;
		for (Box box : near) {
			if (left < box.right() && box.x() < right && top < box.bottom() && box.y() < bottom) {
				return true;
			}
		}
		return false;
	}

	private static List<Point> points(Point from, Point to, double[] xs, double[] ys, int[] before, int last) {
		List<Point> all = new ArrayList<>(List.of(to));
		for (int at = last; at >= 0; at = before[at]) {
			all.add(new Point(xs[at / 2 / ys.length], ys[at / 2 % ys.length]));
		}
		all.add(from);
		Collections.reverse(all);
		List<Point> bends = new ArrayList<>(List.of(all.get(0)));
		for (int i = 1; i < all.size() - 1; i++) {
			Point a = bends.get(bends.size() - 1);
			Point b = all.get(i);
			Point c = all.get(i + 1);
			if (!(a.x() == b.x() && b.x() == c.x() || a.y() == b.y() && b.y() == c.y())) {
				bends.add(b);
			}
		}
		bends.add(all.get(all.size() - 1));
		return bends;
	}
}
