/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly.impl;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.wiretune.model.assembly.Activity;
import org.wiretune.model.assembly.BusinessProcess;
import org.wiretune.model.assembly.Invoke;

import org.wiretune.model.settings.Setting;

import org.wiretune.model.settings.impl.ElementImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Business Process</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.impl.BusinessProcessImpl#getPath <em>Path</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.BusinessProcessImpl#getExecutionMode <em>Execution Mode</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.BusinessProcessImpl#getProperties <em>Properties</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.BusinessProcessImpl#getInvokes <em>Invokes</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.BusinessProcessImpl#getActivities <em>Activities</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.BusinessProcessImpl#getVariables <em>Variables</em>}</li>
 * </ul>
 *
 * @generated
 */
public class BusinessProcessImpl extends ElementImpl implements BusinessProcess
{
	/**
	 * The default value of the '{@link #getPath() <em>Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPath()
	 * @generated
	 * @ordered
	 */
	protected static final String PATH_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getPath() <em>Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPath()
	 * @generated
	 * @ordered
	 */
	protected String path = PATH_EDEFAULT;

	/**
	 * The cached value of the '{@link #getExecutionMode() <em>Execution Mode</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getExecutionMode()
	 * @generated
	 * @ordered
	 */
	protected Setting executionMode;

	/**
	 * The cached value of the '{@link #getProperties() <em>Properties</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProperties()
	 * @generated
	 * @ordered
	 */
	protected EList<Setting> properties;

	/**
	 * The cached value of the '{@link #getInvokes() <em>Invokes</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getInvokes()
	 * @generated
	 * @ordered
	 */
	protected EList<Invoke> invokes;

	/**
	 * The cached value of the '{@link #getActivities() <em>Activities</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getActivities()
	 * @generated
	 * @ordered
	 */
	protected EList<Activity> activities;

	/**
	 * The default value of the '{@link #getVariables() <em>Variables</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getVariables()
	 * @generated
	 * @ordered
	 */
	protected static final int VARIABLES_EDEFAULT = 0;

	/**
	 * The cached value of the '{@link #getVariables() <em>Variables</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getVariables()
	 * @generated
	 * @ordered
	 */
	protected int variables = VARIABLES_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected BusinessProcessImpl()
	{
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass()
	{
		return AssemblyPackageImpl.Literals.BUSINESS_PROCESS;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getPath()
	{
		return path;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPath(String newPath)
	{
		String oldPath = path;
		path = newPath;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.BUSINESS_PROCESS__PATH, oldPath, path));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Setting getExecutionMode()
	{
		return executionMode;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetExecutionMode(Setting newExecutionMode, NotificationChain msgs)
	{
		Setting oldExecutionMode = executionMode;
		executionMode = newExecutionMode;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.BUSINESS_PROCESS__EXECUTION_MODE, oldExecutionMode, newExecutionMode);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setExecutionMode(Setting newExecutionMode)
	{
		if (newExecutionMode != executionMode)
		{
			NotificationChain msgs = null;
			if (executionMode != null)
				msgs = ((InternalEObject)executionMode).eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.BUSINESS_PROCESS__EXECUTION_MODE, null, msgs);
			if (newExecutionMode != null)
				msgs = ((InternalEObject)newExecutionMode).eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackageImpl.BUSINESS_PROCESS__EXECUTION_MODE, null, msgs);
			msgs = basicSetExecutionMode(newExecutionMode, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.BUSINESS_PROCESS__EXECUTION_MODE, newExecutionMode, newExecutionMode));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Setting> getProperties()
	{
		if (properties == null)
		{
			properties = new EObjectContainmentEList<Setting>(Setting.class, this, AssemblyPackageImpl.BUSINESS_PROCESS__PROPERTIES);
		}
		return properties;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Invoke> getInvokes()
	{
		if (invokes == null)
		{
			invokes = new EObjectContainmentEList<Invoke>(Invoke.class, this, AssemblyPackageImpl.BUSINESS_PROCESS__INVOKES);
		}
		return invokes;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Activity> getActivities()
	{
		if (activities == null)
		{
			activities = new EObjectContainmentEList<Activity>(Activity.class, this, AssemblyPackageImpl.BUSINESS_PROCESS__ACTIVITIES);
		}
		return activities;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getVariables()
	{
		return variables;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setVariables(int newVariables)
	{
		int oldVariables = variables;
		variables = newVariables;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.BUSINESS_PROCESS__VARIABLES, oldVariables, variables));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Boolean longRunning()
	{
		return org.wiretune.model.AssemblyValues.longRunning(getExecutionMode());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs)
	{
		switch (featureID)
		{
			case AssemblyPackageImpl.BUSINESS_PROCESS__EXECUTION_MODE:
				return basicSetExecutionMode(null, msgs);
			case AssemblyPackageImpl.BUSINESS_PROCESS__PROPERTIES:
				return ((InternalEList<?>)getProperties()).basicRemove(otherEnd, msgs);
			case AssemblyPackageImpl.BUSINESS_PROCESS__INVOKES:
				return ((InternalEList<?>)getInvokes()).basicRemove(otherEnd, msgs);
			case AssemblyPackageImpl.BUSINESS_PROCESS__ACTIVITIES:
				return ((InternalEList<?>)getActivities()).basicRemove(otherEnd, msgs);
		}
		return super.eInverseRemove(otherEnd, featureID, msgs);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType)
	{
		switch (featureID)
		{
			case AssemblyPackageImpl.BUSINESS_PROCESS__PATH:
				return getPath();
			case AssemblyPackageImpl.BUSINESS_PROCESS__EXECUTION_MODE:
				return getExecutionMode();
			case AssemblyPackageImpl.BUSINESS_PROCESS__PROPERTIES:
				return getProperties();
			case AssemblyPackageImpl.BUSINESS_PROCESS__INVOKES:
				return getInvokes();
			case AssemblyPackageImpl.BUSINESS_PROCESS__ACTIVITIES:
				return getActivities();
			case AssemblyPackageImpl.BUSINESS_PROCESS__VARIABLES:
				return getVariables();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case AssemblyPackageImpl.BUSINESS_PROCESS__PATH:
				setPath((String)newValue);
				return;
			case AssemblyPackageImpl.BUSINESS_PROCESS__EXECUTION_MODE:
				setExecutionMode((Setting)newValue);
				return;
			case AssemblyPackageImpl.BUSINESS_PROCESS__PROPERTIES:
				getProperties().clear();
				getProperties().addAll((Collection<? extends Setting>)newValue);
				return;
			case AssemblyPackageImpl.BUSINESS_PROCESS__INVOKES:
				getInvokes().clear();
				getInvokes().addAll((Collection<? extends Invoke>)newValue);
				return;
			case AssemblyPackageImpl.BUSINESS_PROCESS__ACTIVITIES:
				getActivities().clear();
				getActivities().addAll((Collection<? extends Activity>)newValue);
				return;
			case AssemblyPackageImpl.BUSINESS_PROCESS__VARIABLES:
				setVariables((Integer)newValue);
				return;
		}
		super.eSet(featureID, newValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eUnset(int featureID)
	{
		switch (featureID)
		{
			case AssemblyPackageImpl.BUSINESS_PROCESS__PATH:
				setPath(PATH_EDEFAULT);
				return;
			case AssemblyPackageImpl.BUSINESS_PROCESS__EXECUTION_MODE:
				setExecutionMode((Setting)null);
				return;
			case AssemblyPackageImpl.BUSINESS_PROCESS__PROPERTIES:
				getProperties().clear();
				return;
			case AssemblyPackageImpl.BUSINESS_PROCESS__INVOKES:
				getInvokes().clear();
				return;
			case AssemblyPackageImpl.BUSINESS_PROCESS__ACTIVITIES:
				getActivities().clear();
				return;
			case AssemblyPackageImpl.BUSINESS_PROCESS__VARIABLES:
				setVariables(VARIABLES_EDEFAULT);
				return;
		}
		super.eUnset(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean eIsSet(int featureID)
	{
		switch (featureID)
		{
			case AssemblyPackageImpl.BUSINESS_PROCESS__PATH:
				return PATH_EDEFAULT == null ? path != null : !PATH_EDEFAULT.equals(path);
			case AssemblyPackageImpl.BUSINESS_PROCESS__EXECUTION_MODE:
				return executionMode != null;
			case AssemblyPackageImpl.BUSINESS_PROCESS__PROPERTIES:
				return properties != null && !properties.isEmpty();
			case AssemblyPackageImpl.BUSINESS_PROCESS__INVOKES:
				return invokes != null && !invokes.isEmpty();
			case AssemblyPackageImpl.BUSINESS_PROCESS__ACTIVITIES:
				return activities != null && !activities.isEmpty();
			case AssemblyPackageImpl.BUSINESS_PROCESS__VARIABLES:
				return variables != VARIABLES_EDEFAULT;
		}
		return super.eIsSet(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString()
	{
		if (eIsProxy()) return super.toString();

		StringBuilder result = new StringBuilder(super.toString());
		result.append(" (path: ");
		result.append(path);
		result.append(", variables: ");
		result.append(variables);
		result.append(')');
		return result.toString();
	}

} //BusinessProcessImpl
