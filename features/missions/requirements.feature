Feature: How the requirements of missions are counted
  What counts as one requirement matters where a card takes one away or asks for different personnel.

  @ruling=cr14-missions-attempt-01 @1e-2014
  Rule: Each unit that a mission lists is a requirement

    Background:
      Given these made-up cards:
        | card          | type      | affiliations | skills        |
        | Threefold Eye | personnel | Cardassian   | SECURITY x3   |
        | Twofold Voice | personnel | Cardassian   | Leadership x2 |

    Scenario Outline: <how many> met by one personnel each, as it is read <by>
      Given the spaceline:
        | mission          |
        | Find Hidden Base |
      And Alice has:
        | card                 | where                 |
        | Threefold Eye        | on "Find Hidden Base" |
        | Twofold Voice        | on "Find Hidden Base" |
        | Cardassian Disruptor | on "Find Hidden Base" |
        | Bat'leth             | on "Find Hidden Base" |
      And Bob has:
        | card                  | where                 |
        | Cytoplasmic Life-form | on "Find Hidden Base" |
      When Alice attempts "Find Hidden Base"
      Then "Find Hidden Base" is <so>

      @question=counting-requirements
      Examples: Counted as in the examples
        | how many                    | by           | so                  |
        | five requirements cannot be | the examples | still not completed |

      @reading=counting-requirements/ignoring-multipliers
      Examples: Counted without the multipliers
        | how many             | by       | so            |
        | two requirements are | the rule | now completed |

  @ruling=cr14-missions-attempt-04 @1e-2014
  Rule: Under a Cytoplasmic Life-form five personnel have to find the hidden base

    Background:
      Given the spaceline:
        | mission          |
        | Find Hidden Base |
      And Bob has:
        | card                  | where                 |
        | Cytoplasmic Life-form | on "Find Hidden Base" |

    Example: four do not, although they have all skills
      Given these made-up cards:
        | card         | type      | affiliations | skills               |
        | First Guard  | personnel | Cardassian   | SECURITY             |
        | Second Guard | personnel | Cardassian   | SECURITY             |
        | Third Guard  | personnel | Cardassian   | SECURITY, Leadership |
        | First Voice  | personnel | Cardassian   | Leadership           |
      And Alice has:
        | card                 | where                 |
        | First Guard          | on "Find Hidden Base" |
        | Second Guard         | on "Find Hidden Base" |
        | Third Guard          | on "Find Hidden Base" |
        | First Voice          | on "Find Hidden Base" |
        | Cardassian Disruptor | on "Find Hidden Base" |
        | Bat'leth             | on "Find Hidden Base" |
      When Alice attempts "Find Hidden Base"
      Then Alice still has 0 points
      And nothing else has changed

    Example: five personnel with the skills find it
      Given these made-up cards:
        | card         | type      | affiliations | skills        |
        | First Guard  | personnel | Cardassian   | SECURITY x3   |
        | Second Guard | personnel | Cardassian   | SECURITY      |
        | Third Guard  | personnel | Cardassian   | SECURITY      |
        | First Voice  | personnel | Cardassian   | Leadership x2 |
        | Second Voice | personnel | Cardassian   | Leadership    |
      And Alice has:
        | card                 | where                 |
        | First Guard          | on "Find Hidden Base" |
        | Second Guard         | on "Find Hidden Base" |
        | Third Guard          | on "Find Hidden Base" |
        | First Voice          | on "Find Hidden Base" |
        | Second Voice         | on "Find Hidden Base" |
        | Cardassian Disruptor | on "Find Hidden Base" |
        | Bat'leth             | on "Find Hidden Base" |
      When Alice attempts "Find Hidden Base"
      Then "Find Hidden Base" is now completed

  @ruling=cr14-missions-attempt-02 @1e-2014
  Rule: Hand weapons are requirements of Find Hidden Base

    Example: For the Cause takes the place of the hand weapons
      Given these made-up cards:
        | card         | type      | affiliations | skills                     | icons  | cunning |
        | Band of Five | personnel | Bajoran      | SECURITY x4, Leadership x3 | maquis | 31      |
      And the spaceline:
        | mission          |
        | Find Hidden Base |
      And Alice has:
        | card          | where                 |
        | For the Cause | on "Find Hidden Base" |
        | Band of Five  | on "Find Hidden Base" |
      When Alice attempts "Find Hidden Base"
      Then "Find Hidden Base" is now completed

  @ruling=cr14-missions-attempt-03 @1e-2014
  Rule: SECURITY may be a skill or a classification

    Example: two by skill and one by classification find the base
      Given these made-up cards:
        | card          | type      | affiliations | classification | skills                     |
        | Born Guard    | personnel | Cardassian   | SECURITY       |                            |
        | Skilled Voice | personnel | Cardassian   | OFFICER        | SECURITY x2, Leadership x2 |
      And the spaceline:
        | mission          |
        | Find Hidden Base |
      And Alice has:
        | card                 | where                 |
        | Born Guard           | on "Find Hidden Base" |
        | Skilled Voice        | on "Find Hidden Base" |
        | Cardassian Disruptor | on "Find Hidden Base" |
        | Bat'leth             | on "Find Hidden Base" |
      When Alice attempts "Find Hidden Base"
      Then "Find Hidden Base" is now completed

  @ruling=cr14-missions-attempt-05 @1e-2014
  Rule: Navigation is among the requirements of Verify Evidence

    Example: For the Cause takes the place of all its levels
      Given these made-up cards:
        | card           | type      | affiliations | skills                          | icons  | cunning |
        | Hired Smuggler | personnel | Bajoran      | Smuggling, Leadership, SECURITY | maquis | 31      |
      And the spaceline:
        | mission         |
        | Verify Evidence |
      And Alice has:
        | card           | where                |
        | For the Cause  | on "Verify Evidence" |
        | Runabout       | at "Verify Evidence" |
        | Hired Smuggler | aboard "Runabout"    |
      When Alice attempts "Verify Evidence"
      Then "Verify Evidence" is now completed

  @ruling=cr14-missions-attempt-06 @1e-2014
  Rule: Of requirements joined by OR not all have to be met

    Example: a smuggler needs neither leaders nor hand weapon nor tricorder
      Given these made-up cards:
        | card          | type      | affiliations | skills                   | cunning |
        | Free Smuggler | personnel | Bajoran      | Navigation x2, Smuggling | 25      |
      And the spaceline:
        | mission         |
        | Verify Evidence |
      And Alice has:
        | card          | where                |
        | Runabout      | at "Verify Evidence" |
        | Free Smuggler | aboard "Runabout"    |
      When Alice attempts "Verify Evidence"
      Then "Verify Evidence" is now completed

  @ruling=cr14-missions-attempt-07 @1e-2014
  Rule: Smuggling is one requirement of Verify Evidence

    Example: For the Cause takes the place of Smuggling
      Given these made-up cards:
        | card        | type      | affiliations | skills                              | icons  | cunning |
        | Honest Helm | personnel | Bajoran      | Navigation x2, Leadership, SECURITY | maquis | 31      |
      And the spaceline:
        | mission         |
        | Verify Evidence |
      And Alice has:
        | card          | where                |
        | For the Cause | on "Verify Evidence" |
        | Runabout      | at "Verify Evidence" |
        | Honest Helm   | aboard "Runabout"    |
      When Alice attempts "Verify Evidence"
      Then "Verify Evidence" is now completed

  @ruling=cr14-missions-attempt-08 @1e-2014
  Rule: The leaders are requirements of Search for Rebels

    Example: For the Cause takes the place of the leaders
      Given these made-up cards:
        | card         | type      | affiliations | skills                  | icons  | cunning |
        | Rebel Friend | personnel | Bajoran      | SECURITY x3, Leadership | maquis | 31      |
      And the spaceline:
        | mission           |
        | Search for Rebels |
      And Alice has:
        | card          | where                  |
        | For the Cause | on "Search for Rebels" |
        | Rebel Friend  | on "Search for Rebels" |
      When Alice attempts "Search for Rebels"
      Then "Search for Rebels" is now completed

  @ruling=cr14-missions-attempt-09 @1e-2014
  Rule: Who is to be a leader of the Alliance has to be both

    Background:
      Given the spaceline:
        | mission           |
        | Search for Rebels |

    Example: leaders, and others of the Alliance, do not do
      Given these made-up cards:
        | card          | type      | affiliations | skills               | icons                       | cunning |
        | Lone Leader   | personnel | Cardassian   | SECURITY, Leadership |                             | 16      |
        | Other Leader  | personnel | Cardassian   | SECURITY, Leadership |                             | 16      |
        | Alliance Hand | personnel | Cardassian   |                      | klingon-cardassian alliance | 8       |
        | Other Hand    | personnel | Cardassian   |                      | klingon-cardassian alliance | 8       |
      And Alice has:
        | card          | where                  |
        | Lone Leader   | on "Search for Rebels" |
        | Other Leader  | on "Search for Rebels" |
        | Alliance Hand | on "Search for Rebels" |
        | Other Hand    | on "Search for Rebels" |
      When Alice attempts "Search for Rebels"
      Then Alice still has 0 points
      And nothing else has changed

    Example: two leaders of the Alliance do
      Given these made-up cards:
        | card            | type      | affiliations | skills               | icons                       | cunning |
        | Alliance Leader | personnel | Cardassian   | SECURITY, Leadership | klingon-cardassian alliance | 16      |
        | Second Leader   | personnel | Cardassian   | SECURITY, Leadership | klingon-cardassian alliance | 16      |
      And Alice has:
        | card            | where                  |
        | Alliance Leader | on "Search for Rebels" |
        | Second Leader   | on "Search for Rebels" |
      When Alice attempts "Search for Rebels"
      Then "Search for Rebels" is now completed

  Rule: What a replacement asks for joins what is required already

    Background:
      Given these made-up cards:
        | card         | type      | affiliations | skills                  | icons  | cunning | weapons |
        | Band of Two  | personnel | Bajoran      | SECURITY x2, Leadership | maquis | 31      |         |
        | Slow Band    | personnel | Bajoran      | SECURITY x2, Leadership | maquis | 30      |         |
        | Lone Band    | personnel | Bajoran      | SECURITY, Leadership    | maquis | 31      |         |
        | Armed Raider | ship      | Bajoran      |                         |        |         | 15      |

    Scenario Outline: <what>, and she <has>
      Given the spaceline:
        | mission          |
        | Intercept Maquis |
      And Alice has:
        | card          | where                 |
        | For the Cause | on "Intercept Maquis" |
        | Armed Raider  | at "Intercept Maquis" |
        | <who>         | aboard "Armed Raider" |
      When Alice attempts "Intercept Maquis"
      Then Alice <has>

      @ruling=cr14-missions-attempt-10 @1e-2014
      Examples: Of attribute totals the larger is required
        | what                                           | who         | has               |
        | CUNNING 31 is enough where 54 would be the sum | Band of Two | now has 30 points |

      @ruling=cr14-missions-attempt-11 @1e-2014
      Examples: Other requirements add up
        | what                                 | who       | has                |
        | one SECURITY does not count for both | Lone Band | still has 0 points |

      @ruling=cr14-missions-attempt-12 @1e-2014
      Examples: Leadership, SECURITY x2 and CUNNING over 30 take the place of OFFICER
        | what                                                     | who         | has                |
        | Leadership, SECURITY x2 and CUNNING 31 solve the mission | Band of Two | now has 30 points  |
        | CUNNING 30 is not over 30                                | Slow Band   | still has 0 points |
        | SECURITY is not SECURITY x2                              | Lone Band   | still has 0 points |
