/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Business Process</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A BPEL process.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.BusinessProcess#getPath <em>Path</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.BusinessProcess#getExecutionMode <em>Execution Mode</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.BusinessProcess#getProperties <em>Properties</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.BusinessProcess#getInvokes <em>Invokes</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.BusinessProcess#getActivities <em>Activities</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.BusinessProcess#getVariables <em>Variables</em>}</li>
 * </ul>
 *
 * @model kind="class"
 * @generated
 */
public class BusinessProcess extends Element
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
	protected BusinessProcess()
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
		return AssemblyPackage.Literals.BUSINESS_PROCESS;
	}

	/**
	 * Returns the value of the '<em><b>Path</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The file, relative to what was read.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Path</em>' attribute.
	 * @see #setPath(String)
	 * @model
	 * @generated
	 */
	public String getPath()
	{
		return path;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.BusinessProcess#getPath <em>Path</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newPath the new value of the '<em>Path</em>' attribute.
	 * @see #getPath()
	 * @generated
	 */
	public void setPath(String newPath)
	{
		String oldPath = path;
		path = newPath;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.BUSINESS_PROCESS__PATH, oldPath, path));
	}

	/**
	 * Returns the value of the '<em><b>Execution Mode</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * IBM: longRunning or microflow.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Execution Mode</em>' containment reference.
	 * @see #setExecutionMode(Setting)
	 * @model containment="true"
	 * @generated
	 */
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
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackage.BUSINESS_PROCESS__EXECUTION_MODE, oldExecutionMode, newExecutionMode);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.BusinessProcess#getExecutionMode <em>Execution Mode</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newExecutionMode the new value of the '<em>Execution Mode</em>' containment reference.
	 * @see #getExecutionMode()
	 * @generated
	 */
	public void setExecutionMode(Setting newExecutionMode)
	{
		if (newExecutionMode != executionMode)
		{
			NotificationChain msgs = null;
			if (executionMode != null)
				msgs = executionMode.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.BUSINESS_PROCESS__EXECUTION_MODE, null, msgs);
			if (newExecutionMode != null)
				msgs = newExecutionMode.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.BUSINESS_PROCESS__EXECUTION_MODE, null, msgs);
			msgs = basicSetExecutionMode(newExecutionMode, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.BUSINESS_PROCESS__EXECUTION_MODE, newExecutionMode, newExecutionMode));
	}

	/**
	 * Returns the value of the '<em><b>Properties</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.settings.Setting}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Further attributes of the process, for example autonomy, in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Properties</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Setting> getProperties()
	{
		if (properties == null)
		{
			properties = new EObjectContainmentEList<Setting>(Setting.class, this, AssemblyPackage.BUSINESS_PROCESS__PROPERTIES);
		}
		return properties;
	}

	/**
	 * Returns the value of the '<em><b>Invokes</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Invoke}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Invocations in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Invokes</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Invoke> getInvokes()
	{
		if (invokes == null)
		{
			invokes = new EObjectContainmentEList<Invoke>(Invoke.class, this, AssemblyPackage.BUSINESS_PROCESS__INVOKES);
		}
		return invokes;
	}

	/**
	 * Returns the value of the '<em><b>Activities</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Activity}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The activities of the process itself, in file order; those inside of others belong to these.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Activities</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Activity> getActivities()
	{
		if (activities == null)
		{
			activities = new EObjectContainmentEList<Activity>(Activity.class, this, AssemblyPackage.BUSINESS_PROCESS__ACTIVITIES);
		}
		return activities;
	}

	/**
	 * Returns the value of the '<em><b>Variables</b></em>' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * How many variables the process itself has, without those of scopes.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Variables</em>' attribute.
	 * @see #setVariables(int)
	 * @model
	 * @generated
	 */
	public int getVariables()
	{
		return variables;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.BusinessProcess#getVariables <em>Variables</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newVariables the new value of the '<em>Variables</em>' attribute.
	 * @see #getVariables()
	 * @generated
	 */
	public void setVariables(int newVariables)
	{
		int oldVariables = variables;
		variables = newVariables;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.BUSINESS_PROCESS__VARIABLES, oldVariables, variables));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Whether the process may wait between two transactions: true for longRunning, false for microflow, null where the file does not say.
	 * <!-- end-model-doc -->
	 * @model
	 * @generated
	 */
	public Boolean longRunning()
	{
		return org.wiretune.model.assembly.AssemblyValues.longRunning(getExecutionMode());
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
			case AssemblyPackage.BUSINESS_PROCESS__EXECUTION_MODE:
				return basicSetExecutionMode(null, msgs);
			case AssemblyPackage.BUSINESS_PROCESS__PROPERTIES:
				return ((InternalEList<?>)getProperties()).basicRemove(otherEnd, msgs);
			case AssemblyPackage.BUSINESS_PROCESS__INVOKES:
				return ((InternalEList<?>)getInvokes()).basicRemove(otherEnd, msgs);
			case AssemblyPackage.BUSINESS_PROCESS__ACTIVITIES:
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
			case AssemblyPackage.BUSINESS_PROCESS__PATH:
				return getPath();
			case AssemblyPackage.BUSINESS_PROCESS__EXECUTION_MODE:
				return getExecutionMode();
			case AssemblyPackage.BUSINESS_PROCESS__PROPERTIES:
				return getProperties();
			case AssemblyPackage.BUSINESS_PROCESS__INVOKES:
				return getInvokes();
			case AssemblyPackage.BUSINESS_PROCESS__ACTIVITIES:
				return getActivities();
			case AssemblyPackage.BUSINESS_PROCESS__VARIABLES:
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
			case AssemblyPackage.BUSINESS_PROCESS__PATH:
				setPath((String)newValue);
				return;
			case AssemblyPackage.BUSINESS_PROCESS__EXECUTION_MODE:
				setExecutionMode((Setting)newValue);
				return;
			case AssemblyPackage.BUSINESS_PROCESS__PROPERTIES:
				getProperties().clear();
				getProperties().addAll((Collection<? extends Setting>)newValue);
				return;
			case AssemblyPackage.BUSINESS_PROCESS__INVOKES:
				getInvokes().clear();
				getInvokes().addAll((Collection<? extends Invoke>)newValue);
				return;
			case AssemblyPackage.BUSINESS_PROCESS__ACTIVITIES:
				getActivities().clear();
				getActivities().addAll((Collection<? extends Activity>)newValue);
				return;
			case AssemblyPackage.BUSINESS_PROCESS__VARIABLES:
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
			case AssemblyPackage.BUSINESS_PROCESS__PATH:
				setPath(PATH_EDEFAULT);
				return;
			case AssemblyPackage.BUSINESS_PROCESS__EXECUTION_MODE:
				setExecutionMode((Setting)null);
				return;
			case AssemblyPackage.BUSINESS_PROCESS__PROPERTIES:
				getProperties().clear();
				return;
			case AssemblyPackage.BUSINESS_PROCESS__INVOKES:
				getInvokes().clear();
				return;
			case AssemblyPackage.BUSINESS_PROCESS__ACTIVITIES:
				getActivities().clear();
				return;
			case AssemblyPackage.BUSINESS_PROCESS__VARIABLES:
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
			case AssemblyPackage.BUSINESS_PROCESS__PATH:
				return PATH_EDEFAULT == null ? path != null : !PATH_EDEFAULT.equals(path);
			case AssemblyPackage.BUSINESS_PROCESS__EXECUTION_MODE:
				return executionMode != null;
			case AssemblyPackage.BUSINESS_PROCESS__PROPERTIES:
				return properties != null && !properties.isEmpty();
			case AssemblyPackage.BUSINESS_PROCESS__INVOKES:
				return invokes != null && !invokes.isEmpty();
			case AssemblyPackage.BUSINESS_PROCESS__ACTIVITIES:
				return activities != null && !activities.isEmpty();
			case AssemblyPackage.BUSINESS_PROCESS__VARIABLES:
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

} // BusinessProcess
