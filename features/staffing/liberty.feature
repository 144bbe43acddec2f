Feature: Who staffs the Liberty
  The erratum has her staffed by the Maquis.

  @ruling=cr14-liberty-erratum-02
  Rule: The Liberty needs two Maquis

    Background:
      Given the spaceline:
        | mission        |
        | Excavation     |
        | Study Badlands |
      And Alice has:
        | card    | where            |
        | Liberty | at "Excavation"  |
        | Amaros  | aboard "Liberty" |

    Example: Amaros and Kasidy Yates take her anywhere
      Given Alice has:
        | card         | where            |
        | Kasidy Yates | aboard "Liberty" |
      When Alice moves "Liberty" to "Study Badlands"
      Then "Liberty" is now at "Study Badlands"
      And nothing else has changed

    Example: Amaros and Baran, who is no Maquis, do not
      Given Alice has:
        | card  | where            |
        | Baran | aboard "Liberty" |
      When Alice moves "Liberty" to "Study Badlands"
      Then that is illegal
      And nothing else has changed
