Feature: Basic rules of downloading
  How many cards a download fetches, and where they do not go.

  @ruling=custom-downloading-06
  Rule: What is downloaded does not go aboard what is the opponent's

    Scenario Outline: Worf is sent for when a homeworld is attacked, goes aboard <which>, and that is <verdict>
      Given these locations:
        | location          |
        | Espionage Mission |
      And Alice has:
        | card               | where                       |
        | Zibalian Transport | at "Espionage Mission"      |
        | Baran              | aboard "Zibalian Transport" |
      And Bob has:
        | card             | where                  | state   |
        | U.S.S. Oberth    | at "Espionage Mission" |         |
        | Defend Homeworld | on the table           | face up |
        | Worf             | in draw deck           |         |
      When Alice attacks "U.S.S. Oberth" with "Zibalian Transport"
      And Bob responds with "Defend Homeworld"
      And Bob chooses "Worf"
      And Bob chooses "<ship>"
      Then that is <verdict>

      Examples: The ship that attacks, which is Alice's, and the one that is attacked
        | which    | ship               | verdict |
        | her ship | Zibalian Transport | illegal |
        | his own  | U.S.S. Oberth      | legal   |

  @ruling=custom-downloading-07
  Rule: A download fetches no more cards than its text says

    Scenario Outline: <how many> for a text that says up to two, and that is <verdict>
      Given these locations:
        | location   |
        | Excavation |
      And Alice has:
        | card                       | where           |
        | Federation Outpost         | at "Excavation" |
        | Assign Mission Specialists | in hand         |
        | Simon Tarses               | in draw deck    |
        | Darian Wallace             | in draw deck    |
        | Taurik                     | in draw deck    |
      When Alice plays "Assign Mission Specialists"
      And Alice chooses <who>
      Then that is <verdict>

      Examples: Three, two, and one
        | how many          | who                                           | verdict |
        | three specialists | "Simon Tarses", "Darian Wallace" and "Taurik" | illegal |
        | two specialists   | "Simon Tarses" and "Darian Wallace"           | legal   |
        | one specialist    | "Simon Tarses"                                | legal   |

    Scenario Outline: <how many> for a text that says two, and that is <verdict>
      Given these locations:
        | location          |
        | Search and Rescue |
      And Alice has:
        | card              | where                  |
        | Bajoran Outpost   | at "Search and Rescue" |
        | Bajoran Civil War | in hand                |
        | Brilgar [first]   | in draw deck           |
        | Brilgar [second]  | in draw deck           |
        | Brilgar [third]   | in draw deck           |
      When Alice plays "Bajoran Civil War"
      And Alice chooses <who>
      Then that is <verdict>

      Examples: Three, and two
        | how many       | who                                                         | verdict |
        | three Bajorans | "Brilgar" [first], "Brilgar" [second] and "Brilgar" [third] | illegal |
        | two Bajorans   | "Brilgar" [first] and "Brilgar" [third]                     | legal   |

    Scenario Outline: <how many> for a text that gives no number, and that is <verdict>
      Given these locations:
        | location          |
        | Search and Rescue |
      And Alice has:
        | card                     | where                  |
        | Bajoran Outpost          | at "Search and Rescue" |
        | Assign Support Personnel | on the table           |
        | Brilgar                  | in draw deck           |
        | Jabara                   | in draw deck           |
      When Alice uses "Assign Support Personnel"
      And Alice chooses <who>
      Then that is <verdict>

      Examples: Two, and one
        | how many      | who                    | verdict |
        | two personnel | "Brilgar" and "Jabara" | illegal |
        | one personnel | "Jabara"               | legal   |
