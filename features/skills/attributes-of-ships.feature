Feature: The attributes of a ship
  What enhances the attributes of a ship, all of them, enhances three numbers.

  @ruling=1eS-ship-02
  Rule: A ship has three attributes, RANGE, WEAPONS and SHIELDS

    Example: a gel pack aboard a ship of the Intrepid class enhances each of the three by 1
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                | where                    |
        | U.S.S. Intrepid     | at "Excavation"          |
        | Bio-Neural Gel Pack | aboard "U.S.S. Intrepid" |
      Then the RANGE of "U.S.S. Intrepid" is 9
      And the WEAPONS of "U.S.S. Intrepid" are 8
      And the SHIELDS of "U.S.S. Intrepid" are 9

    Scenario Outline: the gel pack is <where>, and to fly to a mission of span 9 is <verdict>
      Given the spaceline:
        | mission        | span |
        | Excavation     | 3    |
        | Relief Mission | 9    |
      And Alice has:
        | card                | where                    |
        | U.S.S. Intrepid     | at "Excavation"          |
        | Shelby              | aboard "U.S.S. Intrepid" |
        | Leah Brahms         | aboard "U.S.S. Intrepid" |
        | Taitt               | aboard "U.S.S. Intrepid" |
        | Bio-Neural Gel Pack | <place>                  |
      When Alice moves "U.S.S. Intrepid" to "Relief Mission"
      Then that is <verdict>

      Examples: Aboard the ship, whose RANGE is 9 then, and on the planet
        | where         | place                    | verdict |
        | aboard        | aboard "U.S.S. Intrepid" | legal   |
        | on the planet | on "Excavation"          | illegal |
