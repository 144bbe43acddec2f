Feature: War in 1996
  Whom the Federation fights once it has been attacked.

  Background:
    Given these made-up cards:
      | card           | type      | affiliations | range | weapons | shields |
      | Plain Cruiser  | ship      | Klingon      | 8     | 6       | 6       |
      | Plain Hunter   | ship      | Klingon      | 8     | 6       | 6       |
      | Plain Explorer | ship      | Federation   | 8     | 6       | 6       |
      | Plain Warbird  | ship      | Romulan      | 8     | 6       | 6       |

  @ruling=custom-cards-942
  Rule: Wartime Conditions are played on a ship that has attacked a ship of the Federation

    Scenario Outline: Kurn's cruiser attacks "<target>", and war because of <whose> is <verdict>
      Given the spaceline:
        | mission        |
        | Relief Mission |
      And Alice has:
        | card                    | where                   |
        | Alternate Universe Door | on the table            |
        | Wartime Conditions      | in hand                 |
        | Plain Explorer          | at "Relief Mission"     |
        | William T. Riker        | aboard "Plain Explorer" |
        | Plain Warbird           | at "Relief Mission"     |
        | Tomalak                 | aboard "Plain Warbird"  |
      And Bob has:
        | card                 | where                         |
        | Plain Cruiser        | at "Relief Mission"           |
        | Kurn                 | aboard "Plain Cruiser"        |
        | Plain Hunter  | at "Relief Mission"    |
        | Klag          | aboard "Plain Hunter"  |
      And it is Bob's turn
      When Bob attacks "<target>" with "Plain Cruiser"
      And Alice chooses none
      And Bob ends the turn
      And Alice plays "Wartime Conditions" on "<ship>"
      Then that is <verdict>

      Examples:
        | target         | whose                   | ship                 | verdict |
        | Plain Explorer | this cruiser            | Plain Cruiser        | legal   |
        | Plain Explorer | one that did not attack | Plain Hunter | illegal |
        | Plain Warbird  | this cruiser            | Plain Cruiser        | illegal |

    Example: a ship of the Federation that was attacked itself has attacked nobody
      Given the spaceline:
        | mission        |
        | Relief Mission |
      And Alice has:
        | card                    | where                   |
        | Alternate Universe Door | on the table            |
        | Wartime Conditions      | in hand                 |
        | Plain Explorer          | at "Relief Mission"     |
        | William T. Riker        | aboard "Plain Explorer" |
        | Plain Warbird           | at "Relief Mission"     |
        | Tomalak                 | aboard "Plain Warbird"  |
      And Bob has:
        | card                 | where                         |
        | Plain Explorer [his] | at "Relief Mission"           |
        | Calloway             | aboard "Plain Explorer" [his] |
      When Alice attacks "Plain Explorer" [his] with "Plain Warbird"
      And Alice ends the turn
      And Bob ends the turn
      And Alice plays "Wartime Conditions" on "Plain Explorer" [his]
      Then that is illegal

    Example: by Attack Authorization Ro Laren has fired on Romulans alone, and that is no reason
      Given the spaceline:
        | mission        |
        | Relief Mission |
      And Alice has:
        | card                    | where                   |
        | Alternate Universe Door | on the table            |
        | Wartime Conditions      | in hand                 |
        | Plain Explorer          | at "Relief Mission"     |
        | William T. Riker        | aboard "Plain Explorer" |
        | Plain Warbird           | at "Relief Mission"     |
        | Tomalak                 | aboard "Plain Warbird"  |
      And Bob has:
        | card                                   | where                         |
        | Incoming Message: Attack Authorization | in hand                       |
        | Plain Explorer [his]                   | at "Relief Mission"           |
        | Ro Laren                               | aboard "Plain Explorer" [his] |
      And it is Bob's turn
      When Bob plays "Incoming Message: Attack Authorization" on "Plain Explorer" [his]
      And Bob chooses "Plain Warbird" from "Plain Explorer" and "Plain Warbird"
      And Alice chooses none
      And Bob ends the turn
      And Alice plays "Wartime Conditions" on "Plain Explorer" [his]
      Then that is illegal
