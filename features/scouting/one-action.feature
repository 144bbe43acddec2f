Feature: A scouting attempt is one action
  What is possible while Borg scout.

  Background:
    Given these locations:
      | location              | quadrant |
      | Iconia Investigation  | Alpha    |
      | Wormhole Negotiations | Alpha    |
    And Alice has:
      | card              | where        | state                            |
      | Assimilate Planet | on the table | targeting "Iconia Investigation" |

  @ruling=1eS-scouting-locations-39 @1e-glossary @1e-2014
  Rule: Nothing else is done until the scouting is over

    Background:
      Given Alice has:
        | card                               | where                      |
        | Guard Drone                        | on "Iconia Investigation"  |
        | Runabout                           | at "Wormhole Negotiations" |
        | Distortion of Space/Time Continuum | in hand                    |
        | Flight of the Intruder             | in hand                    |

    Example: an interrupt that answers nothing waits until it is over
      Given Bob has:
        | card     | where                        |
        | Sarjenka | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      And Alice responds with "Distortion of Space/Time Continuum" on "Runabout"
      Then that is illegal

    Example: one that answers the dilemma does not wait
      Given Bob has:
        | card     | where                        |
        | Sarjenka | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      And Alice responds with "Flight of the Intruder"
      Then "Flight of the Intruder" is now in Alice's discard pile
      And "Sarjenka" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-scouting-locations-40 @1e-glossary @1e-2014
  Rule: What is a valid response to a dilemma may be played while Borg scout

    Background:
      Given Alice has:
        | card        | where                     |
        | Guard Drone | on "Iconia Investigation" |

    Example: Bob answers his own dilemma
      Given Bob has:
        | card                   | where                        |
        | Flight of the Intruder | in hand                      |
        | Sarjenka               | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      And Bob responds with "Flight of the Intruder"
      Then "Flight of the Intruder" is now in Bob's discard pile
      And "Sarjenka" is now in Bob's discard pile
      And nothing else has changed
