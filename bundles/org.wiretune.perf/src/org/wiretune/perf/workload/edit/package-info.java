/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * What an editor of workloads needs, without a widget: hovers, proposals, templates, places of problems.
 */
package org.wiretune.perf.workload.edit;
