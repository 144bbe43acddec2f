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

  @ruling=1eS-scouting-locations-39
  Rule: Nothing else is done until the scouting is over

    Background:
      Given Alice has:
        | card                               | where                      |
        | Guard Drone                        | on "Iconia Investigation"  |
        | Runabout                           | at "Wormhole Negotiations" |
        | Distortion of Space/Time Continuum | in hand                    |
        | Plexing                            | in hand                    |

    Example: an interrupt that answers nothing waits until it is over
      Given Bob has:
        | card     | where                        |
        | Sarjenka | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      And Alice responds with "Distortion of Space/Time Continuum" on "Runabout"
      Then that is illegal

    Example: one that answers the dilemma does not wait
      Given Bob has:
        | card          | where                        |
        | Frame of Mind | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      And Alice responds with "Plexing"
      Then "Plexing" is now in Alice's discard pile
      And "Frame of Mind" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-scouting-locations-40
  Rule: What is a valid response to a dilemma may be played while Borg scout

    Background:
      Given Alice has:
        | card        | where                     |
        | Guard Drone | on "Iconia Investigation" |

    @part=dilemma
    Example: Bob answers his own dilemma
      Given Bob has:
        | card          | where                        |
        | Plexing       | in hand                      |
        | Frame of Mind | under "Iconia Investigation" |
      When Alice scouts "Iconia Investigation"
      And Bob responds with "Plexing"
      Then "Frame of Mind" has been nullified
      And "Plexing" is now in Bob's discard pile
      And "Frame of Mind" is now in Bob's discard pile
      And nothing else has changed

    @part=q-icon
    Example: Alice answers a card that comes in a Q-Flash
      Given Alice has:
        | card | where   |
        | Q2   | in hand |
      And Bob has:
        | card    | where                        |
        | Q-Flash | under "Iconia Investigation" |
      And Bob's Q-Continuum holds in order:
        | card          |
        | Hide and Seek |
      When Alice scouts "Iconia Investigation"
      And Alice responds with "Q2"
      Then "Hide and Seek" has been nullified
      And "Q2" is now in Alice's discard pile
      And "Guard Drone" is still not stopped
      And "Q-Flash" is now in Bob's discard pile
      And "Hide and Seek" is now face up
      And nothing else has changed
