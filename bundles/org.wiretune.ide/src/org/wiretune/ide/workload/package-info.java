/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Workload files in the workspace and their markers, without a window. */
package org.wiretune.ide.workload;
