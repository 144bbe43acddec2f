Feature: Basic rules of the disrupted timeline
  How far it reaches by the Current Rulings, which put another entry in the place of the Glossary's.

  Background:
    Given these locations:
      | location                | quadrant |
      | Excavation              | Alpha    |
      | Montana Missile Complex | Time     |
    And Alice has:
      | card              | where                        |
      | Borg Scout Vessel | at "Montana Missile Complex" |
      | Survey Drone      | aboard "Borg Scout Vessel"   |

  @ruling=custom-locations-85
  Rule: It reaches hands, decks and discard piles

    Scenario Outline: of Bob's <pile> a human ceases to exist, and a Romulan stays
      Given Alice has:
        | card               | where                        |
        | Stop First Contact | on "Montana Missile Complex" |
        | Guard Drone        | in draw deck                 |
      And Bob has:
        | card            | where     |
        | Jean-Luc Picard | in <pile> |
        | Tomalak         | in <pile> |
      When Alice ends the turn
      And Alice chooses yes
      Then "Jean-Luc Picard" is now out of play
      And "Tomalak" is still in Bob's <pile>
      And "Stop First Contact" is now in Alice's discard pile
      And "Guard Drone" is now in Alice's hand
      And nothing else has changed

      Examples: Where nobody sees it, and where everybody does
        | pile         |
        | hand         |
        | draw deck    |
        | Q's Tent     |
        | discard pile |

  @ruling=custom-locations-82
  Rule: What was looked through is shuffled

    @frame=many
    Scenario Outline: the rest of Bob's <pile> is shuffled
      Given Alice has:
        | card               | where                        |
        | Stop First Contact | on "Montana Missile Complex" |
        | Guard Drone        | in draw deck                 |
      And Bob has:
        | card            | where     |
        | Jean-Luc Picard | in <pile> |
        | Tomalak         | in <pile> |
        | Mendak          | in <pile> |
      When Alice ends the turn
      And Alice chooses yes
      Then "Jean-Luc Picard" is now out of play
      And "Tomalak" and "Mendak" have been shuffled

      Examples: A draw deck, and a side deck
        | pile      |
        | draw deck |
        | Q's Tent  |

  @ruling=custom-locations-84
  Rule: Every objective that disrupts a timeline does so in the same way

    @frame=many @question=lost-icons-of-the-usual-species
    Example: the Beacon reaches the human, and not the Romulan
      Given Alice has:
        | card                      | where                 | state                    |
        | Build Interplexing Beacon | on the table          | targeting "I.K.S. Buruk" |
        | Tactical Drone            | aboard "I.K.S. Buruk" |                          |
        | Bio-med Drone             | in draw deck          |                          |
        | Guard Drone               | in draw deck          |                          |
        | Astrogation Drone         | in draw deck          |                          |
        | Two of Nineteen           | in draw deck          |                          |
      And Alice's draw deck holds in order:
        | card              |
        | Bio-med Drone     |
        | Guard Drone       |
        | Astrogation Drone |
        | Two of Nineteen   |
      And Bob has:
        | card         | where                        |
        | I.K.S. Buruk | at "Montana Missile Complex" |
        | Ishara Yar   | on "Excavation"              |
        | Tomalak      | on "Excavation"              |
      And this has happened:
        | action              |
        | Alice ends the turn |
        | Bob ends the turn   |
      When Alice ends the turn
      And Alice chooses yes
      Then "Ishara Yar" is still on "Excavation"
      When Bob ends the turn
      And Alice ends the turn
      And Alice chooses yes
      Then "Ishara Yar" is now out of play
      And "Tomalak" is still on "Excavation"

    @reading=lost-icons-of-the-usual-species/left-out
    Example: whose icon was lost the Beacon does not reach
      Given Alice has:
        | card                      | where                 | state                    |
        | Build Interplexing Beacon | on the table          | targeting "I.K.S. Buruk" |
        | Tactical Drone            | aboard "I.K.S. Buruk" |                          |
        | Bio-med Drone             | in draw deck          |                          |
        | Guard Drone               | in draw deck          |                          |
        | Astrogation Drone         | in draw deck          |                          |
        | Two of Nineteen           | in draw deck          |                          |
      And Alice's draw deck holds in order:
        | card              |
        | Bio-med Drone     |
        | Guard Drone       |
        | Astrogation Drone |
        | Two of Nineteen   |
      And Bob has:
        | card         | where                        |
        | I.K.S. Buruk | at "Montana Missile Complex" |
        | Ishara Yar   | on "Excavation"              |
        | Tomalak      | on "Excavation"              |
      And this has happened:
        | action              |
        | Alice ends the turn |
        | Bob ends the turn   |
      When Alice ends the turn
      And Alice chooses yes
      Then "Ishara Yar" is still on "Excavation"
      When Bob ends the turn
      And Alice ends the turn
      And Alice chooses yes
      Then "Ishara Yar" is still on "Excavation"
