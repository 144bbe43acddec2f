Feature: Wartime Conditions
  The Federation attacks an affiliation that has attacked it.

  Background:
    Given the spaceline:
      | mission        |
      | Relief Mission |
    And Alice has:
      | card                    | where               |
      | Alternate Universe Door | on the table        |
      | Wartime Conditions      | in hand             |
      | Runabout                | at "Relief Mission" |
      | William T. Riker        | aboard "Runabout"   |

  @ruling=faq96-38-wartime-conditions-01
  Rule: War is not declared on the Non-Aligned

    Scenario Outline: "<ship>" has attacked, and war on it is <verdict>
      Given Bob has:
        | card      | where               |
        | <ship>    | at "Relief Mission" |
        | <captain> | aboard "<ship>"     |
      And it is Bob's turn
      When Bob attacks "Runabout" with "<ship>"
      And Alice chooses none
      And Bob ends the turn
      And Alice plays "Wartime Conditions" on "<ship>"
      Then that is <verdict>

      Examples:
        | ship            | captain | verdict |
        | Yridian Shuttle | Baran   | illegal |
        | I.K.C. Hegh'ta  | Kurn    | legal   |

  @ruling=faq96-38-wartime-conditions-02
  Rule: All ships of the Federation attack ships of the Federation, if one of those has attacked

    Example: by Attack Authorization one has, and Alice's attacks another one
      Given Bob has:
        | card                                   | where                   |
        | Incoming Message: Attack Authorization | in hand                 |
        | Runabout [his]                         | at "Relief Mission"     |
        | Ro Laren                               | aboard "Runabout" [his] |
        | U.S.S. Oberth                          | at "Relief Mission"     |
      And Alice has:
        | card             | where                     |
        | Runabout [other] | at "Relief Mission"       |
        | Jean-Luc Picard  | aboard "Runabout" [other] |
      And it is Bob's turn
      When Bob plays "Incoming Message: Attack Authorization" on "Runabout" [his]
      And Bob chooses "Runabout"
      And Alice chooses none
      And Bob ends the turn
      And Alice plays "Wartime Conditions" on "Runabout" [his]
      Then these are legal:
        | action                                                |
        | Alice attacks "U.S.S. Oberth" with "Runabout" [other] |

  @ruling=faq96-38-wartime-conditions-03
  Rule: War may be declared at any time after the attack

    Background:
      Given Bob has:
        | card           | where                   |
        | I.K.C. Hegh'ta | at "Relief Mission"     |
        | Kurn           | aboard "I.K.C. Hegh'ta" |

    Example: Alice waits for a turn
      Given it is Bob's turn
      When Bob attacks "Runabout" with "I.K.C. Hegh'ta"
      And Alice chooses none
      And Bob ends the turn
      And Alice ends the turn
      And Bob ends the turn
      And Alice plays "Wartime Conditions" on "I.K.C. Hegh'ta"
      Then that is legal

    Example: Alice waits until she executes orders
      Given it is Bob's turn
      When Bob attacks "Runabout" with "I.K.C. Hegh'ta"
      And Alice chooses none
      And play goes on until Alice's orders
      And Alice plays "Wartime Conditions" on "I.K.C. Hegh'ta"
      Then that is legal

  @ruling=faq96-38-wartime-conditions-04
  Rule: Wars may be declared on several affiliations

    Example: one on the Klingons, and one on the Romulans
      Given Bob has:
        | card           | where                   |
        | I.K.C. Hegh'ta | at "Relief Mission"     |
        | Kurn           | aboard "I.K.C. Hegh'ta" |
        | D'deridex      | at "Relief Mission"     |
        | Tomalak        | aboard "D'deridex"      |
      And Alice has:
        | card                       | where                  |
        | Wartime Conditions [other] | in hand                |
        | U.S.S. Galaxy              | at "Relief Mission"    |
        | Jean-Luc Picard            | aboard "U.S.S. Galaxy" |
      And it is Bob's turn
      When Bob attacks "U.S.S. Galaxy" with "I.K.C. Hegh'ta"
      And Alice chooses none
      And Bob attacks "Runabout" with "D'deridex"
      And Alice chooses none
      And Bob ends the turn
      And Alice plays "Wartime Conditions" on "I.K.C. Hegh'ta"
      And Alice ends the turn
      And Bob ends the turn
      And Alice plays "Wartime Conditions" [other] on "D'deridex"
      Then these are legal:
        | action                                              |
        | Alice attacks "I.K.C. Hegh'ta" with "U.S.S. Galaxy" |
        | Alice attacks "D'deridex" with "U.S.S. Galaxy"      |
