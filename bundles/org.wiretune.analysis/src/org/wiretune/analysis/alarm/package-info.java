/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Leads alarms of a running server back to the setting that set their limit. Needs no workspace: what was read is enough.
 */
package org.wiretune.analysis.alarm;
