Feature: Ships that Baryon Buildup leaves without RANGE
  They lie where they are, and those aboard get off.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |

  @ruling=faq96-38-baryon-buildup-01
  Rule: A ship that Baryon Buildup brings down to RANGE 0 is not destroyed

    Example: the third of them takes the last of its RANGE
      Given it is Bob's turn
      And Alice has:
        | card            | where                    |
        | U.S.S. Brittain | at "Excavation"          |
        | Soren           | aboard "U.S.S. Brittain" |
      And Bob has:
        | card                    | where                |
        | Baryon Buildup [first]  | on "U.S.S. Brittain" |
        | Baryon Buildup [second] | on "U.S.S. Brittain" |
        | Baryon Buildup [third]  | in hand              |
      When Bob plays "Baryon Buildup" [third] on "U.S.S. Brittain"
      Then the RANGE of "U.S.S. Brittain" is 0
      And "U.S.S. Brittain" is still at "Excavation"
      And "Baryon Buildup" [third] is now on "U.S.S. Brittain"
      And nothing else has changed

  @ruling=faq96-38-baryon-buildup-04
  Rule: Those aboard a ship that has RANGE 0 may change over to another ship

    Example: a runabout comes for Soren, and takes her away
      Given Alice has:
        | card            | where                    |
        | U.S.S. Brittain | at "Excavation"          |
        | Soren           | aboard "U.S.S. Brittain" |
        | Runabout        | at "Relief Mission"      |
        | Worf            | aboard "Runabout"        |
      And Bob has:
        | card                    | where                |
        | Baryon Buildup [first]  | on "U.S.S. Brittain" |
        | Baryon Buildup [second] | on "U.S.S. Brittain" |
        | Baryon Buildup [third]  | on "U.S.S. Brittain" |
      When Alice moves "Runabout" to "Excavation"
      And Alice beams "Soren" aboard "Runabout"
      And Alice moves "Runabout" to "Relief Mission"
      Then "Runabout" is now at "Relief Mission"
      And "Soren" is still aboard "Runabout"
      And nothing else has changed
