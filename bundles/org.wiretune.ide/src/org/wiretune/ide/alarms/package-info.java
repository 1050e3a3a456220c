/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Alarms of running servers in the workbench: their markers, and what follows logs. */
package org.wiretune.ide.alarms;
