/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Whether an advice holds here: two sides that differ by one change, measured in pairs of fresh starts, judged by a method
 * that is fixed before the first pair counts.
 */
package org.wiretune.perf.proof;
